// The mark of a page in a preview: the preview host puts this attribute on its `html` element, the site's code asks for it.

export const previewMark = 'data-preview';

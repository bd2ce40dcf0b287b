// Whether the page is one of a preview, which shows what the backend does not tell visitors yet.
import { previewMark } from '../../../contract/publishing/preview-mark.ts';

export const isPreview = (): boolean => document.documentElement.hasAttribute(previewMark);

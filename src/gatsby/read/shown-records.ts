// Which items of a collection the site shows: the published ones, and in a preview the one that is to be seen before it is.
// Used by the reads beside.
import type { PreviewCollection, PreviewRecord } from '../../../contract/publishing/preview-link.ts';

const publishedFilter = { status: { _eq: 'published' } } as const;

/** Whatever the status of the item in preview: a draft, one that is archived, or one that is already published. */
export const toShownFilter = (collection: PreviewCollection, preview: PreviewRecord | undefined) =>
  preview?.collection === collection
    ? { _or: [publishedFilter, { id: { _eq: preview.item } }] }
    : { _or: [publishedFilter] };

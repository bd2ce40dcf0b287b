// The address of a record in the studio, below /admin. Shared by mails and panel. Pure.

/** @returns a path with a slash in front, such as `/content/page/7` */
export const toRecordPath = ({ collection, item }: { collection: string; item: string }): string =>
  collection === 'directus_files'
    ? `/files/${encodeURIComponent(item)}`
    : `/content/${encodeURIComponent(collection)}/${encodeURIComponent(item)}`;

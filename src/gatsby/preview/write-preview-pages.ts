// Tells the preview host where the record of a preview is to be seen. Called by gatsby-node.ts.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreviewRecord } from '../../../contract/publishing/preview-link.ts';
import { type PreviewPages, previewPagesFile } from '../../../contract/publishing/preview-pages.ts';
import type { SiteRecords } from '../read/read-site.ts';
import { toRecordPaths } from './to-record-paths.ts';

/** @throws ContentError when the record has no page on this site. */
export const writePreviewPages = async (
  publicFolder: string,
  preview: PreviewRecord | undefined,
  records: SiteRecords,
): Promise<void> => {
  const file = join(publicFolder, previewPagesFile);
  if (!preview) {
    await rm(file, { force: true });
    return;
  }
  const pages: PreviewPages = { ...preview, paths: toRecordPaths(preview, records, Date.now()) };
  await mkdir(publicFolder, { recursive: true });
  await writeFile(file, JSON.stringify(pages));
};

// Reads what the build of a preview wrote into its release. Called by the preview host.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PreviewPages, previewPagesFile, previewPagesSchema } from '../../contract/publishing/preview-pages.ts';

/** `undefined` where the release is gone, or is none of a preview. */
export async function readPreviewPages(releasesFolder: string, release: string): Promise<PreviewPages | undefined> {
  try {
    return previewPagesSchema.parse(
      JSON.parse(await readFile(join(releasesFolder, release, previewPagesFile), 'utf8')),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

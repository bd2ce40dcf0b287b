// Reads the images of the library that have these file names, with the rights of the user.
import type { StudioApi } from '../../studio/use-studio-api.ts';
import type { SheetImportLibraryImage } from './compare-sheet-import.ts';

/** Names are part of the address, which must not become too long. */
const namesPerRequest = 40;

interface FileRecord {
  id: string;
  filename_download: string;
  project: string | null;
  /** As text, because the number may be large. */
  filesize: string | null;
}

export const readLibraryImagesWithNames = async (
  { get }: StudioApi,
  names: readonly string[],
): Promise<SheetImportLibraryImage[]> => {
  const images: SheetImportLibraryImage[] = [];
  for (let first = 0; first < names.length; first += namesPerRequest) {
    const files = await get<FileRecord[]>('/files', {
      fields: ['id', 'filename_download', 'project', 'filesize'],
      filter: {
        filename_download: { _in: names.slice(first, first + namesPerRequest) },
        type: { _starts_with: 'image/' },
      },
      limit: -1,
    });
    images.push(
      ...files.map(({ id, filename_download: name, project, filesize }) => ({
        id,
        name,
        project,
        bytes: Number(filesize),
      })),
    );
  }
  return images;
};

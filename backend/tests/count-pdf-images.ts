// Counts the images that a PDF shows, for tests of documents with drawings.
import { extractImages, type getDocumentProxy } from 'unpdf';

export const countPdfImages = async (pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<number> => {
  let count = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) count += (await extractImages(pdf, page)).length;
  return count;
};

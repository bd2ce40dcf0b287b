// Reads a PDF that the service has written, for the tests of emails and documents.
import { extractImages, extractText, getDocumentProxy } from 'unpdf';

export interface TestPdf {
  pdf: Awaited<ReturnType<typeof getDocumentProxy>>;
  /** Of all pages, in one line. */
  text: string;
  /** How many images its pages show. */
  imageCount: number;
}

export const readTestPdf = async (bytes: ArrayBuffer | Buffer): Promise<TestPdf> => {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  let imageCount = 0;
  for (let page = 1; page <= pdf.numPages; page += 1) imageCount += (await extractImages(pdf, page)).length;
  return { pdf, text: text.replace(/\s+/g, ' '), imageCount };
};

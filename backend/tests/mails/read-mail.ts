// Reads a mail that a server has taken as its reader does: text, what is seen of the HTML, the text of attached files.
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import type { TakenMail } from './mail-server.ts';

/** What a reader sees of the HTML: tags and references resolved. */
const toVisible = (html: string): string =>
  html
    .replace(/<style>.*?<\/style>|<title>.*?<\/title>|<!--.*?-->/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/\s+/g, ' ');

export interface ReadMail {
  subject: string;
  text: string;
  visible: string;
  html: string;
  /** Text of the attached files, by name. */
  files: Record<string, string>;
  pages: Awaited<ReturnType<typeof getDocumentProxy>>[];
}

/** Opens a mail and its files as a reader does. */
export const readMail = async ({ email }: TakenMail): Promise<ReadMail> => {
  const files: ReadMail['files'] = {};
  const pages: ReadMail['pages'] = [];
  for (const { filename, content, mimeType } of email.attachments) {
    expect(mimeType).toBe('application/pdf');
    const pdf = await getDocumentProxy(new Uint8Array(content as ArrayBuffer));
    const { text } = await extractText(pdf, { mergePages: true });
    files[filename ?? ''] = text.replace(/\s+/g, ' ');
    pages.push(pdf);
  }
  const html = email.html ?? '';
  return {
    ...{ subject: email.subject ?? '', html, files, pages, visible: toVisible(html) },
    text: (email.text ?? '').replace(/\s+/g, ' '),
  };
};

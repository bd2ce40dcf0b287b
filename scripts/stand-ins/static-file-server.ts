// A host that serves only files, like cheap web space: no redirects, no languages, one 404 page.
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** A server for the files of a folder; the caller starts and closes it. */
export const createStaticFileServer = (folder: string): Server =>
  createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    void readFirst([join(folder, path), join(folder, path, 'index.html')]).then(async (found) => {
      const name = found?.name ?? '404.html';
      response.writeHead(found ? 200 : 404, { 'content-type': types[extname(name)] ?? 'application/octet-stream' });
      response.end(found?.content ?? (await readFile(join(folder, name))));
    });
  });

const readFirst = async (names: readonly string[]): Promise<{ name: string; content: Buffer } | undefined> => {
  for (const name of names) {
    const content = await readFile(name).catch(() => undefined);
    if (content) return { name, content };
  }
  return undefined;
};

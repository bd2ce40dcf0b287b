import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeContentHashedFile } from './write-content-hashed-file.ts';

let publicFolder = '';
beforeEach(async () => {
  publicFolder = await mkdtemp(join(tmpdir(), 'published-'));
});
afterEach(() => rm(publicFolder, { recursive: true }));

const bytes = Buffer.from('<svg/>');
const publish = (filename_download: string, type?: string) =>
  writeContentHashedFile(bytes, { filename_download, type }, publicFolder);

it('publishes a file byte for byte under its hash', async () => {
  const path = await publish('Logo.SVG');
  expect(path).toMatch(/^\/static\/files\/[0-9a-f]{20}\.svg$/);
  expect(await readFile(join(publicFolder, path))).toEqual(bytes);
});

it.each([
  ['logo.svg ', 'image/svg+xml', '.svg'],
  ['logo.svg?v=2', 'image/svg+xml', '.svg'],
  ['logo.neu (1)', 'image/png', '.png'],
  ['logo', 'image/jpeg', '.jpg'],
  ['logo.', undefined, ''],
])(
  'keeps the extension of %j if it has only letters and digits, else uses that of its type',
  async (name, type, ending) => {
    expect((await publish(name, type)).replace(/^\/static\/files\/[0-9a-f]{20}/, '')).toBe(ending);
  },
);

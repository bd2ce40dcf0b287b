import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeBrokenOff } from './broken-off-build.ts';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'broken-off-'));
  await mkdir(join(root, 'public'));
});
afterEach(() => rm(root, { recursive: true }));

async function put(file: string, atSeconds: number): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), '');
  await utimes(join(root, file), atSeconds, atSeconds);
}

it('keeps what a build left whose content Gatsby has saved', async () => {
  expect(await removeBrokenOff(root)).toBe(false);
  await put('.cache/content-mark', 100);
  await put('.cache/redux/redux.rest.state', 101);
  expect(await removeBrokenOff(root)).toBe(false);
  expect(existsSync(join(root, 'public'))).toBe(true);
});

it.each([
  ['before it saved anything', undefined],
  ['after an earlier build had saved its content', 99],
])('trusts nothing of a build that was killed %s', async (_case, savedAt) => {
  await put('.cache/content-mark', 100);
  if (savedAt !== undefined) await put('.cache/redux/redux.rest.state', savedAt);
  expect(await removeBrokenOff(root)).toBe(true);
  expect([existsSync(join(root, '.cache')), existsSync(join(root, 'public'))]).toEqual([false, false]);
});

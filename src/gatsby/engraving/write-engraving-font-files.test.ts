import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isImmutableFile } from '../../../domain/immutable-files.ts';
import { engravingFonts } from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import { engravingCharactersByFont } from '../../../domain/engraving-characters.ts';
import type { EngravingFontMetrics, EngravingFontFilePaths } from '../../../domain/personalization.ts';
import { writeEngravingFontFiles } from './write-engraving-font-files.ts';

let folder: string;
let paths: EngravingFontFilePaths;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engraving-'));
  paths = await writeEngravingFontFiles(folder, join(folder, 'cache'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(engravingFonts)('the font %s', (key) => {
  const readText = () => readFile(join(folder, paths[key]), 'utf8');
  const readFace = async () => JSON.parse(await readText()) as EngravingFontMetrics;

  it('has an immutable file of at most 40 kB', async () => {
    expect(isImmutableFile(paths[key])).toBe(true);
    expect(gzipSync(await readText()).byteLength).toBeLessThanOrEqual(40_000);
  });

  it('has an outline for every character that can be engraved', async () => {
    const { glyphs } = await readFace();
    expect(new Set(Object.keys(glyphs))).toEqual(engravingCharactersByFont[key]);
    for (const [character, [advance, path]] of Object.entries(glyphs)) {
      expect(advance, character).toBeGreaterThan(0);
      expect(path, character).toMatch(character === ' ' ? /^$/ : /^m[-\d. mlqtcz]+z$/);
    }
  });

  it('has metrics and kerning', async () => {
    const { unitsPerEm, capHeight, descent, kerning } = await readFace();
    expect(capHeight / unitsPerEm).toBeGreaterThan(0.5);
    expect(capHeight / unitsPerEm).toBeLessThan(0.9);
    expect(descent / unitsPerEm).toBeGreaterThan(0.1);
    expect(Object.values(kerning).flatMap((pairs) => Object.values(pairs)).length).toBeGreaterThan(20);
  });
});

it('draws an A that reaches the cap height', async () => {
  const { glyphs, kerning } = JSON.parse(await readFile(join(folder, paths.serif), 'utf8')) as EngravingFontMetrics;
  expect(glyphs['A']?.[0]).toBeGreaterThan(500);
  expect(kerning['T']?.['o']).toBeLessThan(0);
});

it('reads what an earlier build has stored', async () => {
  const cacheFolder = join(folder, 'cache');
  for (const name of await readdir(cacheFolder)) await writeFile(join(cacheFolder, name), '{"stored":true}');
  const { script } = await writeEngravingFontFiles(folder, cacheFolder);
  expect(await readFile(join(folder, script), 'utf8')).toBe('{"stored":true}');
});

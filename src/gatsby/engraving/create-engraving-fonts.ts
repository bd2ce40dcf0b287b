// Writes the engraving faces as outlines for the preview. Called by create-site-nodes.ts, which puts their paths into the
// node EngravingFonts.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { engravingFonts } from '../../../contract/shop/engraving.ts';
import type { EngravingFontPaths } from '../../../domain/personalization/engraving-font.ts';
import { readEngravingFace } from './read-engraving-face.ts';

/** Files below `static/…/` never change under their name (domain/immutable-files.ts); these carry their hash. */
const folder = 'static/engraving';

/** @throws when a face cannot be read or lacks a character. */
export const createEngravingFonts = async (publicFolder: string): Promise<EngravingFontPaths> => {
  await mkdir(join(publicFolder, folder), { recursive: true });
  const entries = await Promise.all(
    engravingFonts.map(async (key) => {
      const json = JSON.stringify(await readEngravingFace(key));
      const hash = createHash('sha256').update(json).digest('hex').slice(0, 16);
      const path = `${folder}/${key}-${hash}.json`;
      await writeFile(join(publicFolder, path), json);
      return [key, `/${path}`] as const;
    }),
  );
  return Object.fromEntries(entries) as EngravingFontPaths;
};

// Finds the drawing for a house's icons: the editors' own, or the house's initial. Called by create-site-nodes.ts.
import sharp from 'sharp';
import type { Palette } from '../../theme/palette.ts';
import type { BackendClient } from '../directus/create-client.ts';
import { toSafeSvg, toSvgSize } from '../files/safe-svg.ts';
import type { FileRecord } from '../read/record-schemas.ts';
import type { Log } from '../../../domain/translate.ts';
import { displayWeights, openDisplayTypeface } from '../typesetting/open-typeface.ts';
import type { IconSource } from './create-icons.ts';
import { letterSides, toIconSvg } from './to-icon-svg.ts';

/** A file that cannot be read or is no picture is logged by name; the initial stands in. */
export const readIconSource = async (
  client: BackendClient,
  house: { name: string; icon: FileRecord | null; colors: Pick<Palette, 'accent' | 'onAccent' | 'text'> },
  log: Log,
): Promise<IconSource> => {
  const { name, icon, colors } = house;
  const own = icon && (await readOwnIcon(client, icon, colors.text, log));
  if (own) return own;
  const [face, boldFace] = await Promise.all([openDisplayTypeface(), openDisplayTypeface(displayWeights.tab)]);
  return {
    bytes: Buffer.from(toIconSvg(name, colors, face, letterSides.launcher)),
    tabSvg: Buffer.from(toIconSvg(name, colors, boldFace, letterSides.tab)),
    isSvg: true,
    isFullBleed: true,
  };
};

const readOwnIcon = async (
  client: BackendClient,
  icon: FileRecord,
  textColor: string,
  log: Log,
): Promise<IconSource | null> => {
  try {
    const bytes = await client.readFile(icon.id);
    if (icon.type !== 'image/svg+xml') {
      await sharp(bytes).stats();
      return { bytes, isSvg: false, isFullBleed: false };
    }
    const svg = toSafeSvg(bytes.toString('utf8'), textColor);
    if (!toSvgSize(svg)) throw new Error('it states no size');
    return { bytes: Buffer.from(svg), isSvg: true, isFullBleed: false };
  } catch (error) {
    log(
      `icon "${icon.filename_download}" cannot be used (${String(error)}); the initial of the house is shown instead`,
    );
    return null;
  }
};

// `npm run ring-drawings`: draws every ring of the demo content to scale on a finger, as a goldsmith does, and writes
// demo/files/arnsberg/products/<ring>/scale.jpg. The measures are in demo/photography/drawings/ring-drawing-specs.ts.
import { join } from 'node:path';
import sharp from 'sharp';
import { loadDisplayFontOutlineRenderer } from '../src/gatsby/typesetting/load-display-font-outline-renderer.ts';
import { drawRingToScaleAsSvg, ringDrawingSize } from '../demo/photography/drawings/draw-ring-to-scale-as-svg.ts';
import { demoRingDrawingSpecsBySlug } from '../demo/photography/drawings/ring-drawing-specs.ts';
import { runCliCommandAndExit } from './run-cli-command-and-exit.ts';
import { rootFolder } from './setup.mjs';

const widthPx = 960;
const cssDpi = 96;

const main = async (): Promise<number> => {
  const typeface = await loadDisplayFontOutlineRenderer();
  const density = (cssDpi * widthPx) / ringDrawingSize.width;
  for (const [slug, ring] of Object.entries(demoRingDrawingSpecsBySlug)) {
    const svg = drawRingToScaleAsSvg(ring, typeface.draw);
    const file = join('demo', 'files', 'arnsberg', 'products', slug, 'scale.jpg');
    const { size } = await sharp(Buffer.from(svg), { density })
      .resize(widthPx)
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(join(rootFolder, file));
    console.log(`${file}: ${Math.round(size / 1_000)} kB`);
  }
  return 0;
};

await runCliCommandAndExit(main);

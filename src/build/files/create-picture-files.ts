// Makes the files of products' pictures, once for all pages and languages that show them. Called by create-product-nodes.ts.
import type { Node, SourceNodesArgs } from 'gatsby';
import { generateImageData } from 'gatsby-plugin-sharp';
import type { PictureFiles } from '../../domain/product/picture.ts';

/** Widths in pixels: cards on phones and desks, then the page's own picture, sharp on dense screens. */
const widths = [320, 480, 750, 1080, 1600];

/**
 * AVIF and WebP in a few widths (never wider than the file); WebP stands in for browsers that know no AVIF. Gatsby's
 * queue makes the files, and again only those that are not there. `null` for a file that is no photograph.
 */
export const createPictureFiles = async (
  node: Node,
  { reporter, cache }: Pick<SourceNodesArgs, 'cache' | 'reporter'>,
): Promise<PictureFiles | null> => {
  const data = await generateImageData({
    file: node,
    args: {
      layout: 'fullWidth',
      placeholder: 'dominantColor',
      formats: ['webp', 'avif'],
      breakpoints: widths,
    },
    reporter,
    cache,
  });
  const fallback = data?.images.fallback;
  if (!data || !fallback) return null;
  return {
    // The sizes depend on the place a picture stands at: the page says them.
    images: {
      sources: (data.images.sources ?? []).map(({ type = 'image/avif', srcSet }) => ({ type, srcSet })),
      fallback: { src: fallback.src, srcSet: fallback.srcSet ?? '' },
    },
    width: data.width,
    height: data.height,
    ...(data.backgroundColor ? { backgroundColor: data.backgroundColor } : {}),
  };
};

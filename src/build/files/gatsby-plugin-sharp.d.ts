// The part of gatsby-plugin-sharp that the build calls; the package carries no types of its own.
declare module 'gatsby-plugin-sharp' {
  import type { Node, Reporter } from 'gatsby';
  import type { IGatsbyImageData } from 'gatsby-plugin-image';

  export function generateImageData(options: {
    file: Node;
    args: {
      layout: 'fullWidth';
      placeholder: 'dominantColor';
      formats: ('avif' | 'webp')[];
      breakpoints: number[];
    };
    reporter: Reporter;
    cache: object;
  }): Promise<IGatsbyImageData | undefined>;
}

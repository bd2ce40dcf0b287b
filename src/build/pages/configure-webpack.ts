// Webpack settings of the site's bundles. Called by gatsby-node.ts.
import { resolve } from 'node:path';

/**
 * The i18n plugin requires the CommonJS builds of i18next beside our ESM ones; the aliases keep one copy of each
 * and, of react-i18next, only the parts in use.
 */
export const configureWebpack = (root: string) => ({
  resolve: {
    alias: {
      i18next$: resolve(root, 'node_modules/i18next/dist/esm/i18next.js'),
      'react-i18next$': resolve(root, 'src/i18n/react-i18next.js'),
      'react-i18next-es': resolve(root, 'node_modules/react-i18next/dist/es'),
    },
  },
});

// Unit tests of everything but the backend itself, whose tests need a live Directus and have their own configuration.
import { defineConfig } from 'vitest/config';

/** Parts of `src` that run in Node only. */
const nodeFolders = '{gatsby,i18n,theme}';

export default defineConfig({
  // Gatsby's own package needs a built site around it.
  resolve: { alias: { gatsby: new URL('tests/gatsby-link-mock.tsx', import.meta.url).pathname } },
  test: {
    // A test that needs a document asks for it in its first line: `// @vitest-environment jsdom`.
    environment: 'node',
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: { name: 'browser', include: ['src/**/*.test.{ts,tsx}'], exclude: [`src/${nodeFolders}/**`] },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: [
            `src/${nodeFolders}/**/*.test.{ts,tsx}`,
            '{contract,domain,server,scripts,tests,bench,demo}/**/*.test.{ts,tsx}',
            'backend/{access,apply,extensions,launch,privacy,schema,seed,studio}/**/*.test.ts',
          ],
          // A process and a copy of all modules for each file would take longer than the tests. Tests that mock modules
          // belong to the other project.
          isolate: false,
        },
      },
    ],
  },
});

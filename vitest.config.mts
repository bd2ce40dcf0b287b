// Unit tests of everything but the backend itself, whose tests need a live Directus and have their own configuration.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Gatsby's own package needs a built site around it.
  resolve: { alias: { gatsby: new URL('tests/gatsby.tsx', import.meta.url).pathname } },
  test: {
    include: [
      '{src,contract,domain,server,scripts,tests,bench,demo}/**/*.test.{ts,tsx}',
      'backend/{apply,extensions,launch,privacy,seed}/**/*.test.ts',
    ],
    // A test that needs a document asks for it in its first line: `// @vitest-environment jsdom`.
    environment: 'node',
    passWithNoTests: false,
  },
});

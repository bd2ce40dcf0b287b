// Unit tests of everything but the backend, whose tests need a live Directus and have their own configuration.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,contract,server,scripts,tests}/**/*.test.{ts,tsx}', 'backend/demo/**/*.test.ts'],
    // A test that needs a document asks for it in its first line: `// @vitest-environment jsdom`.
    environment: 'node',
    passWithNoTests: false,
  },
});

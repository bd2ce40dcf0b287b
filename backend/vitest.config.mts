// The backend's tests: they run against a live Directus on a database made for the run (tests/global-setup.ts).
// Tests beside the files of `backend` are unit tests of the project and need no backend (vitest.config.mts).
import { defineConfig } from 'vitest/config';
import { LongestFirstTestSequencer } from './tests/longest-first-test-sequencer.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: [
      'node_modules/**',
      'access/**',
      'apply/**',
      'extensions/**',
      'launch/**',
      'privacy/**',
      'schema/**',
      'seed/**',
      'studio/**',
    ],
    globalSetup: ['tests/global-setup.ts'],
    // Generous, because a machine that also builds the site needs several times as long as an idle one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Each file may start its own Directus, but the tests mostly wait: three keep two cores busy.
    maxWorkers: 3,
    // Loading the content model anew for each file would take more processor time than most files' tests.
    isolate: false,
    sequence: { sequencer: LongestFirstTestSequencer },
  },
});

// The backend's tests: they run against a live Directus on a database made for the run (tests/global-setup.ts).
// `backend/apply`, `backend/seed`, the rules of `backend/launch` and `backend/privacy` and the interfaces of
// `backend/extensions` are checked with the unit tests of the project, without a backend.
import { defineConfig } from 'vitest/config';
import { LongestFirstTestSequencer } from './tests/longest-first.ts';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    exclude: ['node_modules/**', 'apply/**', 'seed/**', 'privacy/**', 'extensions/**', 'launch/**'],
    globalSetup: ['tests/global-setup.ts'],
    // Generous: a machine that builds the site beside needs several times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Two at a time: each file may start a Directus of its own.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirstTestSequencer },
  },
});

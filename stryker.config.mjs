// Mutation testing of the pure rules (`npm run mutation`): which small mistakes in them would no unit test notice?
// Not a stage of `npm test`; a run is incremental, and its report lies in .data/mutation.
import { globSync, readFileSync } from 'node:fs';

/** Files of these folders are mutated if their opening comment calls them pure. */
const sources = globSync('{backend/{apply,extensions,launch,schema},server,scripts}/**/*.ts');

/** @param {string} file */
const isPure = (file) => /^(?:\/\/.*\n)*?\/\/.*\bPure[.;:]/.test(readFileSync(file, 'utf8'));

const rules = [
  '{domain,contract}/**/*.ts',
  ...sources.filter(isPure),
  '!**/*.{test,fixture}.ts',
  // Judged by what a running Directus makes of them (backend/tests).
  '!backend/apply/{plan-migration,target-schema}.ts',
  // Judged by nginx itself (e2e/hosting.spec.ts).
  '!server/policy/nginx.ts',
];

const folder = '.data/mutation';

export default {
  packageManager: 'npm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tests/mutation.vitest.config.mts' },
  mutate: rules,
  // Constants that are evaluated once when a file is loaded (tables, schemas, expressions) would need a new process each: they are
  // no part of the score.
  ignoreStatic: true,
  ignorePatterns: ['/.*', '/public', '/demo/files', '/demo/photography', '/docs', '/deploy'],
  tempDirName: `${folder}/sandbox`,
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: true },
  htmlReporter: { fileName: `${folder}/index.html` },
  incremental: true,
  incrementalFile: `${folder}/incremental.json`,
  thresholds: { high: 95, low: 90, break: 85 },
  concurrency: 2,
  timeoutMS: 10_000,
};

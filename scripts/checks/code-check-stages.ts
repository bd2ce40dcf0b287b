// The stages of `npm test` that check only the code, and the tests that need no site.
import {
  runToolsAsSingleCheck,
  runTestRunnerWithReport,
  runNodeModulesBin,
  parseVitestReport,
} from './run-check-tool.ts';
import type { CheckStage } from './check-stage.ts';

const cruised = [
  'src',
  'contract',
  'domain',
  'settings',
  'server',
  'scripts',
  'tests',
  'e2e',
  'bench',
  'backend',
  'demo',
  'deploy',
];
const hooks = ['gatsby-config.mjs', 'gatsby-node.mjs', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'];

/** The check for unused code loads Gatsby's configuration, which requires these variables. Nothing is built. */
const buildVariables = {
  BACKEND_URL: 'http://localhost:8055',
  BACKEND_TOKEN: 'unused',
  PROJECT_DOMAIN: 'arnsberg-tochter.example',
};

/** The longest stages first, so that parallel stages end at about the same time. */
export const codeCheckStages: CheckStage[] = [
  { name: 'backend', run: (signal) => runVitest(signal, '--config', 'backend/vitest.config.mts') },
  { name: 'deploy', run: (signal) => runVitest(signal, '--config', 'deploy/vitest.config.mts') },
  { name: 'lint', run: (signal) => runToolsAsSingleCheck([['eslint', '.', '--max-warnings', '0']], signal) },
  { name: 'types', run: (signal) => runToolsAsSingleCheck([['tsc', '--noEmit']], signal) },
  { name: 'unit', run: (signal) => runVitest(signal) },
  {
    name: 'format',
    run: (signal) => runToolsAsSingleCheck([['prettier', '--check', '.', '--log-level', 'warn']], signal),
  },
  {
    name: 'imports',
    run: (signal) =>
      runToolsAsSingleCheck(
        [
          ['depcruise', '--config', '.dependency-cruiser.cjs', ...cruised, ...hooks],
          ['depcruise', '--config', '.dependency-cruiser.first-paint.cjs', 'src', ...hooks],
        ],
        signal,
      ),
  },
  {
    name: 'unused',
    run: (signal) =>
      runToolsAsSingleCheck([['knip', '--no-progress', '--treat-config-hints-as-errors']], signal, buildVariables),
  },
];

const runVitest = (signal: AbortSignal, ...parameters: string[]) => {
  return runTestRunnerWithReport(
    (reportFile) =>
      runNodeModulesBin(
        'vitest',
        ['run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
        { signal },
      ),
    parseVitestReport,
  );
};

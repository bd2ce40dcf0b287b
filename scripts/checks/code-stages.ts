// The stages that look at the code alone, and the tests that need no site. Called by scripts/test.ts.
import { runCheck, runTests, runTool, toVitestCounts } from './run-tool.ts';
import type { Stage } from './stage.ts';

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
const hooks = ['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'];

/** The tool for unused code loads Gatsby's configuration, which does not load without them; nothing is built. */
const buildVariables = {
  BACKEND_URL: 'http://localhost:8055',
  BACKEND_TOKEN: 'unused',
  PROJECT_DOMAIN: 'arnsberg-tochter.example',
};

/** In the order of their cost: the long ones first, so that several at a time end together. */
export const codeStages: Stage[] = [
  { name: 'backend', run: (signal) => runVitest(signal, '--config', 'backend/vitest.config.mts') },
  { name: 'deploy', run: (signal) => runVitest(signal, '--config', 'deploy/vitest.config.mts') },
  { name: 'lint', run: (signal) => runCheck([['eslint', '.', '--max-warnings', '0']], signal) },
  { name: 'types', run: (signal) => runCheck([['tsc', '--noEmit']], signal) },
  { name: 'unit', run: (signal) => runVitest(signal) },
  { name: 'format', run: (signal) => runCheck([['prettier', '--check', '.', '--log-level', 'warn']], signal) },
  {
    name: 'imports',
    run: (signal) =>
      runCheck(
        [
          ['depcruise', '--config', '.dependency-cruiser.cjs', ...cruised, ...hooks],
          ['depcruise', '--config', '.dependency-cruiser.first-paint.cjs', 'src', ...hooks],
        ],
        signal,
      ),
  },
  {
    name: 'unused',
    run: (signal) => runCheck([['knip', '--no-progress', '--treat-config-hints-as-errors']], signal, buildVariables),
  },
];

const runVitest = (signal: AbortSignal, ...parameters: string[]) => {
  return runTests(
    (reportFile) =>
      runTool(
        'vitest',
        ['run', ...parameters, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
        { signal },
      ),
    toVitestCounts,
  );
};

// `npm test`: every check of the project, stage by stage, ending with one line of totals.
// `npm test -- --only unit,lint` runs some of them; e2e, html, engines and budgets build the site first.
// `--files cart,checkout` runs only the browser tests whose file names contain one of the words. `--keep` leaves sites
// and backend running until Ctrl-C and writes their URLs to `.data/test-world.env`, to run individual tests:
// `node --env-file=.data/test-world.env node_modules/.bin/playwright test --no-deps cart`.
import { parseArgs } from 'node:util';
import { codeCheckStages } from './checks/code-check-stages.ts';
import { createSiteCheckStages } from './checks/site-check-stages.ts';
import { runCheckStages, formatCheckStagesTable } from './checks/check-stage.ts';
import { runCliCommandAndExit, type CliCommandLifecycle } from './run-cli-command-and-exit.ts';

/** Two cores are busy with two stages; with three, tests wait so long that time limits are exceeded. */
const stagesAtATime = 2;

const main = async (session: CliCommandLifecycle) => {
  const startedAt = Date.now();
  const { only, files, keep } = readOptions();
  const isSelected = (name: string) => only === undefined || only.includes(name);
  const { site, ofFiles, ofBrowsers } = createSiteCheckStages(session, { isSelected, files, keep });
  const selectedCode = codeCheckStages.filter(({ name }) => isSelected(name));
  const known = [...codeCheckStages.map(({ name }) => name), 'site', 'e2e', 'html', 'engines', 'budgets'];
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}". The stages are: ${known.join(', ')}.`);
  const finished = [
    // The backend's tests mostly wait, so the site is built in parallel.
    ...(await runCheckStages([...(site ? [site] : []), ...selectedCode, ...ofFiles], stagesAtATime, session.signal)),
    ...(await runCheckStages(ofBrowsers, 1, session.signal)),
  ];
  console.log(formatCheckStagesTable(finished, Date.now() - startedAt));
  if (keep) return session.serve();
  return finished.some(({ failed }) => failed > 0) ? 1 : 0;
};

interface Options {
  /** Names of stages; `undefined` for all. */
  only: string[] | undefined;
  /** Substrings of file names of the browser tests to run; empty for all. */
  files: string[];
  keep: boolean;
}

const readOptions = (): Options => {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, files: { type: 'string' }, keep: { type: 'boolean', default: false } },
  });
  return { only: toWords(values.only), files: toWords(values.files) ?? [], keep: values.keep };
};

const toWords = (list: string | undefined): string[] | undefined => {
  return list?.split(',').map((word) => word.trim());
};

await runCliCommandAndExit(main);

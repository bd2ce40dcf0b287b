// `npm test`: every check of the project, stage by stage, ending with one line of sums.
// `npm test -- --only unit,lint` runs some of them; e2e and budgets build the site first.
import { parseArgs } from 'node:util';
import { codeStages } from './checks/code-stages.ts';
import { createSiteStages } from './checks/site-stages.ts';
import { runStages, toSummary } from './checks/stage.ts';
import { runCommand } from './session.ts';

const codeStagesAtATime = 2;

await runCommand(async (session) => {
  const startedAt = Date.now();
  const only = readSelection();
  const isSelected = (name: string) => only === undefined || only.includes(name);
  const siteStages = createSiteStages(session, isSelected);
  const selectedCode = codeStages.filter(({ name }) => isSelected(name));
  const known = [...codeStages.map(({ name }) => name), 'site', 'e2e', 'budgets'];
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no stage "${unknown}". The stages are: ${known.join(', ')}.`);
  const finished = [
    ...(await runStages(selectedCode, codeStagesAtATime, session.signal)),
    ...(await runStages(siteStages, 1, session.signal)),
  ];
  console.log(toSummary(finished, Date.now() - startedAt));
  return finished.some(({ failed }) => failed > 0) ? 1 : 0;
});

function readSelection(): string[] | undefined {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  return values.only?.split(',').map((name) => name.trim());
}

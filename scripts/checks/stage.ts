// What a stage of `npm test` is, and how one runs. Called by scripts/test.ts; the stages themselves are beside.
import pLimit from 'p-limit';
import { toDuration } from '../session.ts';

export interface StageResult {
  passed: number;
  failed: number;
  /** Shown when something failed. */
  output: string;
  /** Shown in any case: figures worth knowing. */
  notes?: string[];
  /** Why nothing could be checked on this machine; a failure in continuous integration, which has to have everything. */
  skipped?: string;
}

export interface Stage {
  name: string;
  run: (signal: AbortSignal) => Promise<StageResult>;
}

export interface FinishedStage extends StageResult {
  name: string;
  tookMs: number;
}

const shownLines = 250;

/** Runs one stage and says how it went. A stage that throws has failed; the others still run. */
const runStage = async (stage: Stage, signal: AbortSignal): Promise<FinishedStage> => {
  const startedAt = Date.now();
  let result: StageResult;
  try {
    result = await stage.run(signal);
  } catch (error) {
    signal.throwIfAborted();
    result = { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  if (result.skipped !== undefined && process.env.CI) {
    result = { passed: 0, failed: 1, output: `Not checked: ${result.skipped}` };
  }
  // A suite that ran nothing has proven nothing.
  if (result.skipped === undefined && result.passed + result.failed === 0) {
    result = { ...result, failed: 1, output: `${result.output}\nNothing was checked: no test was found.` };
  }
  const finished = { name: stage.name, tookMs: Date.now() - startedAt, ...result };
  if (finished.failed > 0) console.log(toExcerpt(finished.name, finished.output));
  for (const note of finished.notes ?? []) console.log(`  ${note}`);
  console.log(toLine(finished));
  return finished;
};

/** Runs stages in order, at most so many at a time; the results come in the order of the stages. */
export const runStages = async (
  stages: readonly Stage[],
  atATime: number,
  signal: AbortSignal,
): Promise<FinishedStage[]> => {
  const limit = pLimit(atATime);
  return Promise.all(stages.map((stage) => limit(() => runStage(stage, signal))));
};

/** The table of all stages and, as its last line, the sum. */
export const toStageSummary = (stages: readonly FinishedStage[], tookMs: number): string => {
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = stages.reduce((sum, stage) => sum + stage.failed, 0);
  return ['', ...stages.map(toLine), `  whole    ${toDuration(tookMs)}`, '', `${passed} passed, ${failed} failed`].join(
    '\n',
  );
};

const toLine = ({ name, passed, failed, tookMs, skipped }: FinishedStage): string => {
  if (skipped !== undefined) return `– ${name.padEnd(8)} ${'skipped'.padStart(12)}   ${skipped}`;
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${toDuration(tookMs).padStart(12)}   ${counts}`;
};

const toExcerpt = (name: string, output: string): string => {
  const lines = output.trimEnd().split('\n');
  const left = lines.length - shownLines;
  const shown = left > 0 ? [`… ${left} lines before`, ...lines.slice(-shownLines)] : lines;
  return [`--- ${name} ---`, ...shown, `--- end of ${name} ---`].join('\n');
};

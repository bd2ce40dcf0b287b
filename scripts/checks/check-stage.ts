// A stage of `npm test`: its result, how stages are run, and how their results are printed.
import pLimit from 'p-limit';
import { formatElapsedTime } from '../run-cli-command-and-exit.ts';

export interface CheckStageResult {
  passed: number;
  failed: number;
  /** Printed if something failed. */
  output: string;
  /** Printed in any case, such as measurements. */
  notes?: string[];
  /**
   * Why the stage could not run on this machine. Counts as a failure in continuous integration, where everything has to
   * be installed.
   */
  skipped?: string;
}

export interface CheckStage {
  name: string;
  run: (signal: AbortSignal) => Promise<CheckStageResult>;
}

export interface FinishedCheckStage extends CheckStageResult {
  name: string;
  tookMs: number;
}

const shownLines = 250;

/** Runs a stage and prints its result. A stage that throws has failed; the others still run. */
const runStage = async (stage: CheckStage, signal: AbortSignal): Promise<FinishedCheckStage> => {
  const startedAt = Date.now();
  let result: CheckStageResult;
  try {
    result = await stage.run(signal);
  } catch (error) {
    signal.throwIfAborted();
    result = { passed: 0, failed: 1, output: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  if (result.skipped !== undefined && process.env.CI) {
    result = { passed: 0, failed: 1, output: `Not checked: ${result.skipped}` };
  }
  // A suite that ran nothing counts as failed.
  if (result.skipped === undefined && result.passed + result.failed === 0) {
    result = { ...result, failed: 1, output: `${result.output}\nNothing was checked: no test was found.` };
  }
  const finished = { name: stage.name, tookMs: Date.now() - startedAt, ...result };
  if (finished.failed > 0) console.log(toExcerpt(finished.name, finished.output));
  for (const note of finished.notes ?? []) console.log(`  ${note}`);
  console.log(toLine(finished));
  return finished;
};

/** Runs stages in order, at most `atATime` in parallel; returns the results in the order of the stages. */
export const runCheckStages = async (
  stages: readonly CheckStage[],
  atATime: number,
  signal: AbortSignal,
): Promise<FinishedCheckStage[]> => {
  const limit = pLimit(atATime);
  return Promise.all(stages.map((stage) => limit(() => runStage(stage, signal))));
};

/** The table of all stages, with the totals as the last line. */
export const formatCheckStagesTable = (stages: readonly FinishedCheckStage[], tookMs: number): string => {
  const passed = stages.reduce((sum, stage) => sum + stage.passed, 0);
  const failed = stages.reduce((sum, stage) => sum + stage.failed, 0);
  return [
    '',
    ...stages.map(toLine),
    `  whole    ${formatElapsedTime(tookMs)}`,
    '',
    `${passed} passed, ${failed} failed`,
  ].join('\n');
};

const toLine = ({ name, passed, failed, tookMs, skipped }: FinishedCheckStage): string => {
  if (skipped !== undefined) return `– ${name.padEnd(8)} ${'skipped'.padStart(12)}   ${skipped}`;
  const counts = failed === 0 ? `${passed} passed` : `${passed} passed, ${failed} failed`;
  return `${failed === 0 ? '✓' : '✗'} ${name.padEnd(8)} ${formatElapsedTime(tookMs).padStart(12)}   ${counts}`;
};

const toExcerpt = (name: string, output: string): string => {
  const lines = output.trimEnd().split('\n');
  const left = lines.length - shownLines;
  const shown = left > 0 ? [`… ${left} lines before`, ...lines.slice(-shownLines)] : lines;
  return [`--- ${name} ---`, ...shown, `--- end of ${name} ---`].join('\n');
};

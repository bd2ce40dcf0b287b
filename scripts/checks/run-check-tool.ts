// Runs a tool as part of a check, captures its output and reads how many tests passed and failed.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runChildProcess } from '../child-process.ts';
import { rootFolder } from '../setup.mjs';
import type { CheckStageResult } from './check-stage.ts';

interface ToolOptions {
  signal: AbortSignal;
  environment?: Readonly<Record<string, string>>;
}

export interface CheckToolResult {
  code: number | null;
  output: string;
}

/** Runs a program from node_modules/.bin. Paths in the parameters are relative to the root folder. */
export const runNodeModulesBin = async (
  program: string,
  parameters: readonly string[],
  { signal, environment }: ToolOptions,
): Promise<CheckToolResult> => {
  const lines: string[] = [];
  const { code, signal: endedBy } = await runChildProcess({
    command: join(rootFolder, 'node_modules', '.bin', program),
    parameters,
    environment: { FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    onLine: (line) => void lines.push(line),
    signal,
  });
  signal.throwIfAborted();
  if (endedBy !== null) lines.push(`${program} was ended by ${endedBy}`);
  return { code, output: lines.join('\n') };
};

/** A check by several tools that passes or fails as a whole. */
export const runToolsAsSingleCheck = async (
  runs: readonly (readonly [program: string, ...parameters: string[]])[],
  signal: AbortSignal,
  environment?: Readonly<Record<string, string>>,
): Promise<CheckStageResult> => {
  const outputs: string[] = [];
  let failed = 0;
  for (const [program, ...parameters] of runs) {
    const { code, output } = await runNodeModulesBin(program, parameters, {
      signal,
      ...(environment && { environment }),
    });
    outputs.push(output);
    if (code !== 0) failed = 1;
  }
  return { passed: 1 - failed, failed, output: outputs.join('\n') };
};

/**
 * Runs a test runner that writes a JSON report to the given file, and counts its tests. Without a report, the run as a
 * whole has failed.
 */
export const runTestRunnerWithReport = async (
  run: (reportFile: string) => Promise<CheckToolResult>,
  toCounts: (report: string, exitCode: number | null) => Pick<CheckStageResult, 'passed' | 'failed'>,
): Promise<CheckStageResult> => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-report-'));
  try {
    const reportFile = join(folder, 'report.json');
    const { code, output } = await run(reportFile);
    const report = await readFile(reportFile, 'utf8').catch(() => undefined);
    if (report === undefined) return { passed: 0, failed: 1, output: `${output}\nThe test runner wrote no report.` };
    return { ...toCounts(report, code), output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

type Counts = Pick<CheckStageResult, 'passed' | 'failed'>;

const vitestSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** The counts in vitest's JSON report. A file that could not be loaded counts as one failure. */
export const parseVitestReport = (report: string, exitCode: number | null): Counts => {
  const { success, numPassedTests, numFailedTests } = vitestSchema.parse(JSON.parse(report));
  return withFailedRun({ passed: numPassedTests, failed: numFailedTests }, success && exitCode === 0);
};

/** The counts in Playwright's JSON report. A test that passed only on a retry counts as failed. */
export const parsePlaywrightReport = (report: string, exitCode: number | null): Counts => {
  const { stats, errors } = playwrightSchema.parse(JSON.parse(report));
  const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return withFailedRun(counts, errors.length === 0 && exitCode === 0);
};

/** Counts a run that failed although no test did, for example because of an error outside of tests. */
const withFailedRun = (counts: Counts, succeeded: boolean): Counts => {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
};

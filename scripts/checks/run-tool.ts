// Runs a tool of the project as part of a check and keeps its output. Called by the stages.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChild } from '../child-process.ts';
import { rootFolder } from '../setup.mjs';
import type { StageResult } from './stage.ts';

interface ToolOptions {
  signal: AbortSignal;
  environment?: Readonly<Record<string, string>>;
}

export interface ToolResult {
  code: number | null;
  output: string;
}

/** Runs a program of node_modules/.bin; paths in the parameters are relative to the root folder. */
export async function runTool(
  program: string,
  parameters: readonly string[],
  { signal, environment }: ToolOptions,
): Promise<ToolResult> {
  const lines: string[] = [];
  const { code, signal: endedBy } = await runChild({
    command: join(rootFolder, 'node_modules', '.bin', program),
    parameters,
    environment: { FORCE_COLOR: undefined, NO_COLOR: '1', ...environment },
    onLine: (line) => void lines.push(line),
    signal,
  });
  signal.throwIfAborted();
  if (endedBy !== null) lines.push(`${program} was ended by ${endedBy}`);
  return { code, output: lines.join('\n') };
}

/** A check that either holds or does not: one passed or one failed, over several runs of tools. */
export async function runCheck(
  runs: readonly (readonly [program: string, ...parameters: string[]])[],
  signal: AbortSignal,
  environment?: Readonly<Record<string, string>>,
): Promise<StageResult> {
  const outputs: string[] = [];
  let failed = 0;
  for (const [program, ...parameters] of runs) {
    const { code, output } = await runTool(program, parameters, { signal, ...(environment && { environment }) });
    outputs.push(output);
    if (code !== 0) failed = 1;
  }
  return { passed: 1 - failed, failed, output: outputs.join('\n') };
}

/**
 * Runs a test runner that writes a JSON report to the file it is given, and counts.
 * A runner that wrote no report has failed as a whole.
 */
export async function runTests(
  run: (reportFile: string) => Promise<ToolResult>,
  toCounts: (report: string, exitCode: number | null) => Pick<StageResult, 'passed' | 'failed'>,
): Promise<StageResult> {
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
}

// Reads how many tests passed and failed from what the test runners write. Pure; called by the stages.
import { z } from 'zod';
import type { StageResult } from './stage.ts';

type Counts = Pick<StageResult, 'passed' | 'failed'>;

const vitestSchema = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
});

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

/** The counts of vitest's JSON report. A file that could not be loaded counts as one failure. */
export function toVitestCounts(report: string, exitCode: number | null): Counts {
  const { success, numPassedTests, numFailedTests } = vitestSchema.parse(JSON.parse(report));
  return withFailedRun({ passed: numPassedTests, failed: numFailedTests }, success && exitCode === 0);
}

/** The counts of Playwright's JSON report. A test that passed only at a second try has failed. */
export function toPlaywrightCounts(report: string, exitCode: number | null): Counts {
  const { stats, errors } = playwrightSchema.parse(JSON.parse(report));
  const counts = { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  return withFailedRun(counts, errors.length === 0 && exitCode === 0);
}

/** A run that failed as a whole although no test did: an error outside of tests. */
function withFailedRun(counts: Counts, succeeded: boolean): Counts {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

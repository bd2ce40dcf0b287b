import { expect, it, vi } from 'vitest';
import { runCheckStages, formatCheckStagesTable, type CheckStage } from './check-stage.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

const { signal } = new AbortController();
const stage = (name: string, passed: number, failed: number): CheckStage => ({
  name,
  run: () => Promise.resolve({ passed, failed, output: 'output' }),
});

it('runs every stage, even after one that failed or threw', async () => {
  const broken: CheckStage = { name: 'broken', run: () => Promise.reject(new Error('boom')) };
  const finished = await runCheckStages([stage('lint', 0, 1), broken, stage('unit', 5, 0)], 1, signal);
  expect(finished.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['lint', 0, 1],
    ['broken', 0, 1],
    ['unit', 5, 0],
  ]);
});

it('treats a suite without tests as failed', async () => {
  const [finished] = await runCheckStages([stage('unit', 0, 0)], 1, signal);
  expect(finished?.failed).toBe(1);
  expect(finished?.output).toContain('no test was found');
});

it('limits the number of parallel stages', async () => {
  let running = 0;
  let maxRunning = 0;
  const slow: CheckStage = {
    name: 'slow',
    run: async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { passed: 1, failed: 0, output: '' };
    },
  };
  await runCheckStages(
    Array.from({ length: 6 }, () => slow),
    2,
    signal,
  );
  expect(maxRunning).toBe(2);
});

it('reports why a stage was skipped, and treats it as failed in continuous integration', async () => {
  const skipped: CheckStage = {
    name: 'html',
    run: () => Promise.resolve({ passed: 0, failed: 0, output: '', skipped: 'there is no Java' }),
  };
  vi.stubEnv('CI', '');
  const [alone] = await runCheckStages([skipped], 1, signal);
  expect(alone?.failed).toBe(0);
  expect(formatCheckStagesTable(alone ? [alone] : [], 1)).toMatch(/– html +skipped +there is no Java/);
  vi.stubEnv('CI', 'true');
  const [inIntegration] = await runCheckStages([skipped], 1, signal);
  vi.unstubAllEnvs();
  expect(inIntegration?.failed).toBe(1);
  expect(inIntegration?.output).toContain('there is no Java');
});

it('ends the summary with a line of totals', () => {
  const finished = [
    { name: 'lint', passed: 1, failed: 0, output: '', tookMs: 12_340 },
    { name: 'unit', passed: 40, failed: 2, output: '', tookMs: 75_000 },
  ];
  const lines = formatCheckStagesTable(finished, 90_000).split('\n');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
  expect(lines.join('\n')).toMatch(/✓ lint +12\.3 s +1 passed\n✗ unit +1 min 15 s +40 passed, 2 failed/);
});

it('rounds a duration to whole seconds before splitting off the minutes', () => {
  const summary = formatCheckStagesTable([{ name: 'deploy', passed: 11, failed: 0, output: '', tookMs: 419_600 }], 0);
  expect(summary).toMatch(/✓ deploy +7 min 00 s +11 passed/);
});

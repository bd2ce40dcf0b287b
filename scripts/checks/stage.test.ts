import { expect, it, vi } from 'vitest';
import { runStages, toStageSummary, type Stage } from './stage.ts';

vi.spyOn(console, 'log').mockImplementation(() => undefined);

const { signal } = new AbortController();
const stage = (name: string, passed: number, failed: number): Stage => ({
  name,
  run: () => Promise.resolve({ passed, failed, output: 'output' }),
});

it('runs every stage, also after one that failed or threw', async () => {
  const broken: Stage = { name: 'broken', run: () => Promise.reject(new Error('boom')) };
  const finished = await runStages([stage('lint', 0, 1), broken, stage('unit', 5, 0)], 1, signal);
  expect(finished.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['lint', 0, 1],
    ['broken', 0, 1],
    ['unit', 5, 0],
  ]);
});

it('takes a suite without a single test for a failure', async () => {
  const [finished] = await runStages([stage('unit', 0, 0)], 1, signal);
  expect(finished?.failed).toBe(1);
  expect(finished?.output).toContain('no test was found');
});

it('runs no more at a time than allowed', async () => {
  let running = 0;
  let most = 0;
  const slow: Stage = {
    name: 'slow',
    run: async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      return { passed: 1, failed: 0, output: '' };
    },
  };
  await runStages(
    Array.from({ length: 6 }, () => slow),
    2,
    signal,
  );
  expect(most).toBe(2);
});

it('says why a stage was skipped, and takes it for a failure in continuous integration', async () => {
  const skipped: Stage = {
    name: 'html',
    run: () => Promise.resolve({ passed: 0, failed: 0, output: '', skipped: 'there is no Java' }),
  };
  vi.stubEnv('CI', '');
  const [alone] = await runStages([skipped], 1, signal);
  expect(alone?.failed).toBe(0);
  expect(toStageSummary(alone ? [alone] : [], 1)).toMatch(/– html +skipped +there is no Java/);
  vi.stubEnv('CI', 'true');
  const [inIntegration] = await runStages([skipped], 1, signal);
  vi.unstubAllEnvs();
  expect(inIntegration?.failed).toBe(1);
  expect(inIntegration?.output).toContain('there is no Java');
});

it('ends with one line of sums', () => {
  const finished = [
    { name: 'lint', passed: 1, failed: 0, output: '', tookMs: 12_340 },
    { name: 'unit', passed: 40, failed: 2, output: '', tookMs: 75_000 },
  ];
  const lines = toStageSummary(finished, 90_000).split('\n');
  expect(lines.at(-1)).toBe('41 passed, 2 failed');
  expect(lines.join('\n')).toMatch(/✓ lint +12\.3 s +1 passed\n✗ unit +1 min 15 s +40 passed, 2 failed/);
});

import { expect, it } from 'vitest';
import { parsePlaywrightReport, parseVitestReport } from './run-check-tool.ts';

const vitest = (success: boolean, numPassedTests: number, numFailedTests: number) =>
  JSON.stringify({ success, numPassedTests, numFailedTests, testResults: [] });

const playwright = (expected: number, unexpected: number, flaky: number, errors: unknown[] = []) =>
  JSON.stringify({ stats: { expected, unexpected, flaky, skipped: 1 }, errors, suites: [] });

it.each([
  ['all passed', vitest(true, 12, 0), 0, { passed: 12, failed: 0 }],
  ['some failed', vitest(false, 10, 2), 1, { passed: 10, failed: 2 }],
  ['a file that could not be loaded', vitest(false, 10, 0), 1, { passed: 10, failed: 1 }],
  ['an error after the tests', vitest(true, 10, 0), 1, { passed: 10, failed: 1 }],
  ['nothing ran', vitest(true, 0, 0), 0, { passed: 0, failed: 0 }],
])('counts vitest: %s', (_case, report, code, expected) => {
  expect(parseVitestReport(report, code)).toEqual(expected);
});

it.each([
  ['all passed', playwright(30, 0, 0), 0, { passed: 30, failed: 0 }],
  ['some failed, one was flaky', playwright(28, 1, 1), 1, { passed: 28, failed: 2 }],
  ['a set-up that failed', playwright(0, 0, 0, [{ message: 'boom' }]), 1, { passed: 0, failed: 1 }],
  ['the runner was ended', playwright(30, 0, 0), null, { passed: 30, failed: 1 }],
])('counts Playwright: %s', (_case, report, code, expected) => {
  expect(parsePlaywrightReport(report, code)).toEqual(expected);
});

it('does not treat an unknown report as a success', () => {
  expect(() => parseVitestReport('{}', 0)).toThrow();
  expect(() => parsePlaywrightReport('{"stats":{}}', 0)).toThrow();
});

// The Markdown table of response times.
import { expect, it } from 'vitest';
import { toHttpBenchmarkMarkdownTable } from './http-benchmark.ts';

it('formats statistics as a Markdown table', () => {
  const figures = { p50Ms: 2.345, p95Ms: 17.6, perSecond: 412.4, bytes: 1 };
  expect(toHttpBenchmarkMarkdownTable(['500', '5,000'], [{ label: 'settings', figures: [figures, undefined] }])).toBe(
    '| p50 / p95 ms, requests per second | 500 | 5,000 |\n| --- | --- | --- |\n| settings | 2.3 / 18, 412 | – |',
  );
});

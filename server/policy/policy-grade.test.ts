// csp_evaluator checks the policy of a live shop: nothing may allow a foreign script to run.
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { PageSources } from '../../contract/site-policy.ts';
import { toContentSecurityPolicy } from './headers.ts';

const usual: PageSources = {
  scripts: ['https://matomo.house.example', 'https://static.rolex.com'],
  connections: ['https://backend.house.example', 'https://matomo.house.example'],
  pictures: ['https://backend.house.example', 'https://matomo.house.example'],
  frames: ['https://matomo.house.example', 'https://*.rolex.com'],
  forms: ['https://backend.house.example'],
  opensWindows: false,
};
const checkout: PageSources = {
  ...usual,
  scripts: [...usual.scripts, 'https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.klarnacdn.net'],
  opensWindows: true,
};

const readProblems = (sources: PageSources): string[] => {
  const line = toContentSecurityPolicy({ scriptHashes: ['sha256-AAAA='] }, sources);
  return new CspEvaluator(new CspParser(line).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
};

describe('the checker', () => {
  it.each([
    ['a page', usual],
    ['the checkout', checkout],
  ])('finds nothing in %s', (_name, sources) => {
    expect(readProblems(sources)).toEqual([]);
  });

  it('would find a host that lets in everybody', () => {
    expect(readProblems({ ...usual, scripts: ['https://*'] })).not.toEqual([]);
  });
});

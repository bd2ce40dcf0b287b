// csp_evaluator checks the policy of a live shop: nothing may allow a third-party script to run.
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, it } from 'vitest';
import type { PageCspSources } from '../../contract/site-security-policy.ts';
import { toContentSecurityPolicy } from './response-headers.ts';

const usual: PageCspSources = {
  scripts: ['https://matomo.shop.example', 'https://static.rolex.com'],
  connections: ['https://backend.shop.example', 'https://matomo.shop.example'],
  pictures: ['https://backend.shop.example', 'https://matomo.shop.example'],
  frames: ['https://matomo.shop.example', 'https://*.rolex.com'],
  forms: ['https://backend.shop.example'],
  opensWindows: false,
};
const checkout: PageCspSources = {
  ...usual,
  scripts: [...usual.scripts, 'https://*.paypal.com', 'https://*.paypalobjects.com', 'https://*.klarnacdn.net'],
  opensWindows: true,
};

const readProblems = (sources: PageCspSources): string[] => {
  const line = toContentSecurityPolicy({ scriptHashes: ['sha256-AAAA='] }, sources);
  return new CspEvaluator(new CspParser(line).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
};

describe('csp_evaluator', () => {
  it.each([
    ['a page', usual],
    ['the checkout', checkout],
  ])('finds no problem in the policy of %s', (_name, sources) => {
    expect(readProblems(sources)).toEqual([]);
  });

  it('reports a source that allows every host', () => {
    expect(readProblems({ ...usual, scripts: ['https://*'] })).not.toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { consentVersion, isConsentGiven, parseStoredConsents, toStoredConsents } from './cookie-consent.ts';

const consents = [
  { functionId: 'functional', defaultOn: true, locked: true },
  { functionId: 'matomo', defaultOn: true, locked: false },
  { functionId: 'rolex_clock', defaultOn: false, locked: false },
];

describe('toStoredConsents', () => {
  it('gives only locked consents when all are denied, regardless of the default (L22, CJEU C-673/17)', () => {
    const stored = toStoredConsents(consents, new Set(), 7);
    expect(stored).toEqual({
      version: consentVersion,
      timestamp: 7,
      consents: [
        { function_id: 'functional', default_on: true, locked: true, consentGiven: true },
        { function_id: 'matomo', default_on: true, locked: false, consentGiven: false },
        { function_id: 'rolex_clock', default_on: false, locked: false, consentGiven: false },
      ],
    });
  });

  it('gives the selected consents', () => {
    const stored = toStoredConsents(consents, new Set(['matomo']), 7);
    expect(isConsentGiven(stored, 'matomo')).toBe(true);
    expect(isConsentGiven(stored, 'rolex_clock')).toBe(false);
  });
});

describe('parseStoredConsents', () => {
  it('parses a stored answer', () => {
    const stored = toStoredConsents(consents, new Set(['matomo']), 7);
    expect(parseStoredConsents(JSON.stringify(stored))).toEqual(stored);
  });

  it.each([
    ['a missing entry', null],
    ['text that is not JSON', '{"version":1'],
    ['a list', '[]'],
    ['a number', '7'],
    ['another version', JSON.stringify({ version: 0, timestamp: 7, consents: [] })],
    ['an answer without timestamp', JSON.stringify({ version: consentVersion, consents: [] })],
    ...['function_id', 'default_on', 'locked', 'consentGiven'].map((field): [string, string] => {
      const [first, second] = toStoredConsents(consents, new Set(), 7).consents;
      const answers = [first, { ...second, [field]: 1 }];
      return [
        `a consent whose ${field} has another type`,
        JSON.stringify({ version: consentVersion, timestamp: 7, consents: answers }),
      ];
    }),
    ['a consent that is null', JSON.stringify({ version: consentVersion, timestamp: 7, consents: [null] })],
    [
      'an incomplete consent',
      JSON.stringify({ version: consentVersion, timestamp: 7, consents: [{ function_id: 'x' }] }),
    ],
  ])('drops %s', (_name, text) => {
    expect(parseStoredConsents(text)).toBeNull();
  });
});

it('denies consent without an answer', () => {
  expect(isConsentGiven(undefined, 'matomo')).toBe(false);
  expect(isConsentGiven(null, 'matomo')).toBe(false);
});

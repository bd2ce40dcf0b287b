import { expect, it } from 'vitest';
import { isSuspectedSpamSubmission } from './suspected-spam.ts';

it('flags a filled honeypot field and a form that was filled in too fast', () => {
  expect(isSuspectedSpamSubmission({ homepage: '', open_ms: 2_000 })).toBe(false);
  expect(isSuspectedSpamSubmission({ homepage: '', open_ms: 1_999 })).toBe(true);
  expect(isSuspectedSpamSubmission({ homepage: 'x', open_ms: 60_000 })).toBe(true);
});

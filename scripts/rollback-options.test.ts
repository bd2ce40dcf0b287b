import { expect, it } from 'vitest';
import { toRollbackOptions } from './rollback-options.ts';

it.each([
  [[], { isList: false, wanted: undefined }],
  [['--list'], { isList: true, wanted: undefined }],
  [['--to', '2026-11-22T02-42-21-353Z-42'], { isList: false, wanted: '2026-11-22T02-42-21-353Z-42' }],
])('reads %j', (words, options) => {
  expect(toRollbackOptions(words)).toEqual(options);
});

it.each([[['--list', '--to', 'a']], [['--to', '']], [['yesterday']]])('refuses %j with the usage', (words) => {
  expect(() => toRollbackOptions(words)).toThrow('Usage: npm run rollback');
});

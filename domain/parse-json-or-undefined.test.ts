import { expect, it } from 'vitest';
import { parseJsonOrUndefined } from './parse-json-or-undefined.ts';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{', undefined],
  [null, undefined],
])('parses %j as %j', (text, value) => {
  expect(parseJsonOrUndefined(text)).toEqual(value);
});

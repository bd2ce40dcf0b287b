import { expect, it } from 'vitest';
import { toStudioRecordPath } from './studio-record-labels.ts';

it.each([
  ['page', '7', '/content/page/7'],
  ['directus_files', 'a-b', '/files/a-b'],
  ['directus_files', '../users', '/files/..%2Fusers'],
  ['page', 'a/b?c', '/content/page/a%2Fb%3Fc'],
  ['a/b', '7', '/content/a%2Fb/7'],
])('maps %s %s to %s', (collection, item, path) => {
  expect(toStudioRecordPath({ collection, item })).toBe(path);
});

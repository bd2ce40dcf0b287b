import { expect, it } from 'vitest';
import { classifyAssetRequest } from './classify-request.ts';

const judge = (query: Record<string, unknown>, more: { method?: string; isStudioPicture?: boolean } = {}) =>
  classifyAssetRequest({ method: 'GET', isStudioPicture: false, ...more, query });

it('allows the presets, also with the date of the file', () => {
  expect(judge({ key: 'avif-320' })).toBe('allowed');
  expect(judge({ key: 'jpg-960', v: '20261121' }, { method: 'HEAD' })).toBe('allowed');
});

it('refuses originals and archives of them', () => {
  expect(judge({})).toBe('original');
  expect(judge({ download: '' })).toBe('original');
  expect(judge({ key: 'avif-320' }, { method: 'POST' })).toBe('original');
});

it.each([
  { key: 'system-large-cover' },
  { key: 'avif-321' },
  { key: ['avif-320', 'webp-320'] },
  { width: '5000' },
  { key: 'avif-320', width: '5000' },
  { transforms: '[]', width: '5000' },
  { key: 'avif-320', transforms: '[]' },
  { key: 'avif-320', focal_point_x: '1' },
])('refuses %j', (query) => {
  expect(judge(query)).toBe('another size');
});

it('allows what the studio shows before anyone signs in, but not in any size', () => {
  expect(judge({}, { isStudioPicture: true })).toBe('allowed');
  expect(judge({ key: 'system-medium-cover' }, { isStudioPicture: true })).toBe('allowed');
  expect(judge({ transforms: '[]', width: '5000' }, { isStudioPicture: true })).toBe('another size');
});

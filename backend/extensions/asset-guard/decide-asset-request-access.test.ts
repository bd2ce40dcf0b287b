import { expect, it } from 'vitest';
import { decideAssetRequestAccess } from './decide-asset-request-access.ts';

const classify = (query: Record<string, unknown>, options: { method?: string; isStudioImage?: boolean } = {}) =>
  decideAssetRequestAccess({ method: 'GET', isStudioImage: false, ...options, query });

it('allows presets, with or without the version parameter', () => {
  expect(classify({ key: 'avif-320' })).toBe('allowed');
  expect(classify({ key: 'jpg-960', v: '20261121' }, { method: 'HEAD' })).toBe('allowed');
});

it('refuses originals and archives', () => {
  expect(classify({})).toBe('original');
  expect(classify({ download: '' })).toBe('original');
  expect(classify({ key: 'avif-320' }, { method: 'POST' })).toBe('original');
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
  expect(classify(query)).toBe('another size');
});

it('allows the images of the sign-in page, but not in arbitrary sizes', () => {
  expect(classify({}, { isStudioImage: true })).toBe('allowed');
  expect(classify({ key: 'system-medium-cover' }, { isStudioImage: true })).toBe('allowed');
  expect(classify({ transforms: '[]', width: '5000' }, { isStudioImage: true })).toBe('another size');
});

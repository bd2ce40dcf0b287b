import { expect, it } from 'vitest';
import { toStudioFrameSrcForPreviewUrl } from './to-studio-frame-src-for-preview-url.ts';

it.each([
  ['http://localhost:9010', 'http://localhost:9010'],
  ['https://preview.example/of/{project}', 'https://preview.example'],
  ['https://{project}.preview.example', 'https://*.preview.example'],
  ['https://preview.{project}', 'https:'],
])('the frame source of %s is %s', (url, source) => {
  expect(toStudioFrameSrcForPreviewUrl(url)).toBe(source);
});

import { expect, it } from 'vitest';
import { toPreviewFrameCspSource } from './preview-frame-source.ts';

it.each([
  ['http://localhost:9010', 'http://localhost:9010'],
  ['https://preview.example/of/{project}', 'https://preview.example'],
  ['https://{project}.preview.example', 'https://*.preview.example'],
  ['https://preview.{project}', 'https:'],
])('the frame source of %s is %s', (url, source) => {
  expect(toPreviewFrameCspSource(url)).toBe(source);
});

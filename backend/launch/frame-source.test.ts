import { expect, it } from 'vitest';
import { toFrameSource } from './frame-source.ts';

it.each([
  ['http://localhost:9010', 'http://localhost:9010'],
  ['https://preview.example/of/{project}', 'https://preview.example'],
  ['https://{project}.preview.example', 'https://*.preview.example'],
  ['https://preview.{project}', 'https:'],
])('of %s is %s', (url, source) => {
  expect(toFrameSource(url)).toBe(source);
});

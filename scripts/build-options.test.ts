import { expect, it } from 'vitest';
import { toBuildOptions } from './build-options.ts';
import { SettingsError } from './settings.ts';

it('accepts a changed size only when told so', () => {
  expect(toBuildOptions([])).toEqual({ acceptsSize: false });
  expect(toBuildOptions(['--accept-size'])).toEqual({ acceptsSize: true });
});

it.each([['--accept'], ['arnsberg-tochter.example']])('refuses %s with the usage', (word) => {
  expect(() => toBuildOptions([word])).toThrow(SettingsError);
  expect(() => toBuildOptions([word])).toThrow('Usage: npm run build');
});

import { expect, it } from 'vitest';
import { toBuildOptions } from './build-options.ts';
import { SettingsError } from './settings.ts';

it('accepts a changed size only when told so', () => {
  expect(toBuildOptions([])).toEqual({ acceptsSize: false, preview: undefined });
  expect(toBuildOptions(['--accept-size'])).toMatchObject({ acceptsSize: true });
});

it('takes the record of a preview', () => {
  expect(toBuildOptions(['--preview', 'page/0a5d2f0e-5e5b'])).toEqual({
    acceptsSize: false,
    preview: { collection: 'page', item: '0a5d2f0e-5e5b' },
  });
});

it.each(['page', 'page/', 'directus_users/1', 'page/1/2', 'page/..'])('refuses a preview of %s', (record) => {
  expect(() => toBuildOptions(['--preview', record])).toThrow(/has to be a record such as page\/<id>, of page, brand/);
});

it.each([['--accept'], ['arnsberg-tochter.example']])('refuses %s with the usage', (word) => {
  expect(() => toBuildOptions([word])).toThrow(SettingsError);
  expect(() => toBuildOptions([word])).toThrow('Usage: npm run build');
});

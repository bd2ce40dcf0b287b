import { expect, it } from 'vitest';
import { toPrivacyOptions } from './privacy-options.ts';
import { SettingsError } from './settings.ts';

const who = ['--email', 'a@b.example', '--domain', 'Haus.example'];

it('takes an action, an address and a house', () => {
  const options = { email: 'a@b.example', domain: 'haus.example', isDryRun: false, output: undefined };
  expect(toPrivacyOptions(['export', ...who])).toEqual({ action: 'export', ...options });
  expect(toPrivacyOptions(['erase', ...who, '--dry-run'])).toEqual({ action: 'erase', ...options, isDryRun: true });
  expect(toPrivacyOptions(['export', ...who, '--output=x.json']).output).toBe('x.json');
});

it.each([
  [[...who], 'Say one of export and erase'],
  [['delete', ...who], 'Say one of export and erase'],
  [['erase', 'export', ...who], 'Say one of export and erase'],
  [['erase', '--domain', 'haus.example'], '--email is ""'],
  [['erase', '--email', 'everyone', '--domain', 'haus.example'], '--email is "everyone"'],
  [['erase', '--email', 'a@b.example'], '--domain is missing'],
  [['export', ...who, '--dry-run'], '--dry-run is for erase'],
  [['erase', ...who, '--output', 'x'], '--output is for export'],
  [['erase', ...who, '--force'], '--force'],
])('refuses %j in a sentence with the usage', (words, sentence) => {
  expect(() => toPrivacyOptions(words)).toThrow(SettingsError);
  expect(() => toPrivacyOptions(words)).toThrow(sentence);
  expect(() => toPrivacyOptions(words)).toThrow('Usage: npm run privacy');
});

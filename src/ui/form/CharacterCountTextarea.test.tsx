// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Field } from '../Field.tsx';
import { CharacterCountTextarea } from './CharacterCountTextarea.tsx';

afterEach(cleanup);

const locales = ['de', 'en', 'fr'] as const;

const namespaces = ['appointment', 'contact', 'ratings', 'requests'] as const;

const readText = async (locale: (typeof locales)[number], namespace: string) => {
  const file = join('locales', locale, `${namespace}.json`);
  const i18n = createInstance({
    lng: locale,
    ns: [namespace],
    defaultNS: namespace,
    interpolation: { escapeValue: false },
    resources: { [locale]: { [namespace]: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> } },
  });
  await i18n.init();
  return i18n.getFixedT(locale, namespace);
};

const show = (toCounter: (counted: { length: number; max: number }) => string) => {
  render(
    <Field label="Message" isRequired>
      {(control) => (
        <CharacterCountTextarea control={control} name="message" rows={4} maxLength={4_000} toCounter={toCounter} />
      )}
    </Field>,
  );
  return screen.getByLabelText<HTMLTextAreaElement>('Message');
};

const write = (field: HTMLTextAreaElement, value: string) => fireEvent.input(field, { target: { value } });

it('keeps a pasted text that is too long and shows its length', () => {
  const field = show(({ length, max }) => `${length} of ${max}`);
  expect(field.maxLength).toBe(-1);
  write(field, ` ${'a'.repeat(4_001)}\n`);
  expect(field.value).toContain('a'.repeat(4_001));
  const counter = screen.getByText('4001 of 4000');
  expect(counter).toHaveProperty('ariaLive', 'polite');
  expect(field.getAttribute('aria-describedby')).toBe(counter.id);
  write(field, 'a'.repeat(4_000));
  expect(screen.getByText('4000 of 4000')).toHaveProperty('ariaLive', 'off');
});

describe.each(namespaces)('the texts of %s', (namespace) => {
  const expected: Record<(typeof locales)[number], string> = {
    de: '4.001 von 4.000 Zeichen',
    en: '4,001 of 4,000 characters',
    fr: '4 001 caractères sur 4 000',
  };

  it.each(locales)('format the count for %s', async (locale) => {
    const t = await readText(locale, namespace);
    const text = t('form.counter', { length: 4_001, max: 4_000 });
    expect(text.replaceAll('\u202f', ' ')).toBe(expected[locale]);
  });
});

it('is scrolled into view as a whole when it gets the focus', () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  fireEvent.focus(show(() => ''));
  expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
});

// @vitest-environment jsdom
// An optional engraving is folded; a required choice, or one that is filled in, is not.
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import type { PersonalizationFieldDefinition } from '../../../domain/localized-personalization.ts';
import type { PersonalizationValues } from '../../../domain/personalization.ts';
import delivery from '../../../locales/de/delivery.json';
import texts from '../../../locales/de/personalization.json';
import { PersonalizationDisclosure } from './PersonalizationDisclosure.tsx';

afterEach(cleanup);

const text: PersonalizationFieldDefinition = {
  key: 'engraving',
  type: 'text',
  label: 'Text',
  required: false,
  maxLength: 20,
};
const choice: PersonalizationFieldDefinition = {
  key: 'size_1',
  type: 'choice',
  label: 'Größe',
  required: true,
  options: [{ value: '54', label: '54' }],
};

const show = async (
  fields: PersonalizationFieldDefinition[],
  initial: PersonalizationValues = {},
  additionalDays = 3,
) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { personalization: texts, delivery } },
    ns: ['personalization', 'delivery'],
  });
  const toPage = (values: PersonalizationValues) => (
    <I18nextProvider i18n={i18n}>
      <PersonalizationDisclosure personalization={{ name: 'Gravur im Ring', fields, additionalDays }} values={values}>
        <p>Felder</p>
      </PersonalizationDisclosure>
    </I18nextProvider>
  );
  const { rerender } = render(toPage(initial));
  return (values: PersonalizationValues) => rerender(toPage(values));
};

const details = () => document.querySelector('details');

it('names price and additional days of an engraving while it is closed', async () => {
  await show([text]);
  expect(details()?.open).toBe(false);
  expect(document.querySelector('summary')?.textContent).toBe('Gravur hinzufügenohne Aufpreis, + 3 Werktage');
});

it('names no days where an engraving takes none', async () => {
  await show([text], {}, 0);
  expect(document.querySelector('summary')?.textContent).toBe('Gravur hinzufügenohne Aufpreis');
});

it('is open for a draft, and stays open when the text is removed', async () => {
  const change = await show([text], { engraving: 'Anna' });
  expect(details()?.open).toBe(true);
  change({ engraving: '' });
  expect(details()?.open).toBe(true);
});

it('folds nothing that is required', async () => {
  await show([choice, text]);
  expect(details()).toBeNull();
  expect(screen.getByText('Felder')).toBeDefined();
});

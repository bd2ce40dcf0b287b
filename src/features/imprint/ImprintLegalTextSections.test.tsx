// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import imprint from '../../../locales/de/imprint.json';
import shell from '../../../locales/de/shell.json';
import { DataProtectionOfficersSection } from './ImprintLegalTextSections.tsx';

afterEach(cleanup);

const officer = {
  name: 'Dr. Sabine Torwald',
  address: { street: 'Fichtengrund 3', zipCode: '80469', city: 'München' },
  phone: { display: '+49 89 99998160', href: 'tel:+498999998160' },
  email: 'datenschutz@haus.example',
};

const show = async (legalTexts: Parameters<typeof DataProtectionOfficersSection>[0]['imprint']['legalTexts']) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell, imprint } }, interpolation: { escapeValue: false } });
  return render(
    <I18nextProvider i18n={i18n}>
      <DataProtectionOfficersSection imprint={{ legalTexts, dataProtectionOfficers: [officer] }} />
    </I18nextProvider>,
  ).container.textContent;
};

it('shows the text block data_protection with the officer: name, address, phone and email (specification §2)', async () => {
  const text = await show([
    { key: 'data_protection', title: 'Unsere Datenschutzbeauftragte', html: '<p>Fragen an sie.</p>' },
    { key: 'rolex', title: null, html: '<p>Rolex</p>' },
  ]);
  for (const part of [
    'Fragen an sie.',
    officer.name,
    'Fichtengrund 3',
    '80469 München',
    '+49 89 99998160',
    officer.email,
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Rolex');
  expect(screen.getByRole('heading').textContent).toBe('Unsere Datenschutzbeauftragte');
});

it('shows the officer below a heading when there is no such text', async () => {
  await show([]);
  expect(screen.getByRole('heading').textContent).toBe(imprint.dataProtectionOfficer);
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import shell from '../../../locales/de/shell.json';
import { OpeningHoursList } from './OpeningHoursList.tsx';

afterEach(cleanup);

it('shows hours, closed days and free texts', async () => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { shell } }, interpolation: { escapeValue: false } });
  render(
    <I18nextProvider i18n={i18n}>
      <OpeningHoursList
        hours={[
          { day: 'Montag', opens: null, closes: null, closed: true, freeText: 'nach Vereinbarung' },
          { day: 'Dienstag', opens: '10:00', closes: '18:30', closed: false, freeText: null },
          { day: 'Feiertage', opens: null, closes: null, closed: false, freeText: 'siehe Aushang' },
        ]}
      />
    </I18nextProvider>,
  );
  const lines = screen.getAllByRole('definition').map((entry) => entry.textContent);
  expect(lines).toEqual(['geschlossennach Vereinbarung', '10–18:30\u00a0Uhr', 'siehe Aushang']);
});

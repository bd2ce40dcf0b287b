// @vitest-environment jsdom
// The appointment form for a product that a product page links from.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppointmentBookingOptions } from '../../../domain/appointment-booking-options.ts';
import texts from '../../../locales/de/appointment.json';
import { queryClient } from '../../adapters/query-client.tsx';
import AppointmentForm from './appointment-form-island.tsx';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

const { form } = texts;

const uuid = (digit: number) => `6b2c1d1e-4b7e-4a64-8a0f-0d7f4b3c2a1${digit}`;
const [topic, main, yard, ring] = [1, 2, 3, 4].map(uuid);

const offer: AppointmentBookingOptions = {
  topics: [{ id: topic ?? '', name: 'Schmuck', description: null, durationMinutes: 30, branchId: null }],
  branches: [
    { id: main ?? '', name: 'Stammhaus', address: 'Gasse 1' },
    { id: yard ?? '', name: 'Werkhof', address: 'Platz 2' },
  ],
};

const named = { id: 'x', display_name: 'Muster', slug: 'muster' };
const record = {
  ...named,
  id: ring,
  slug: 'siegelring',
  display_name: 'Siegelring',
  price_brutto: '690.00',
  price_brutto_old: null,
  stock: 1,
  reorder_possible: false,
  tax_percent: null,
  reference_number: 'R',
  category: named,
  manufacturer: named,
  attributes: [],
  tags: [],
  branches: [{ branch_id: { id: yard, display_name: 'Werkhof' } }],
  product_variants: [],
  personalization: null,
  size_guide: null,
  contains_battery: false,
  ratings: [],
  images: [],
};

const times = {
  status: 'ok',
  time_zone: 'Europe/Berlin',
  duration_minutes: 30,
  days: [{ date: '2027-01-12', times: ['10:00'] }],
  next: null,
};

/** Bodies of the requested appointments. */
const sent: Record<string, unknown>[] = [];
let products: object[] = [];

const answer = (url: string, init?: { body?: unknown }): object => {
  if (url.includes('/items/ecommerce_product')) return { data: products };
  if (url.endsWith('/appointment/times')) return times;
  sent.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
  return { status: 'ok' };
};

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init?: { body?: unknown }) => Promise.resolve(Response.json(answer(url, init))));
  Element.prototype.scrollIntoView = () => undefined;
  sent.length = 0;
  queryClient.clear();
});

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const show = async (query: string, published: object[]) => {
  products = published;
  history.replaceState(null, '', `/terminvereinbarung${query}`);
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { appointment: texts } },
    ns: ['appointment'],
    interpolation: { escapeValue: false },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <AppointmentForm offer={offer} path="/terminvereinbarung" privacyPath="/datenschutz" language="de" />
    </I18nextProvider>,
  );
};

const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const branch = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const bookFirstTime = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /12\. Januar/ }));
  choose(/^10/);
  fill(form.name, 'Anna König');
  fill(form.email, 'anna@example.org');
  fireEvent.click(screen.getByRole('checkbox', { name: form.privacy }));
  fireEvent.click(screen.getByRole('button', { name: form.submit }));
  await waitFor(() => expect(sent).toHaveLength(1));
};

it('books an appointment for the product, in the branch where it can be seen', async () => {
  await show('?product=siegelring', [record]);
  const link = await screen.findByRole('link', { name: 'Siegelring' });
  expect(link.getAttribute('href')).toBe('/produkte/siegelring');
  choose(/Schmuck/);
  expect(branch(/Werkhof/).checked).toBe(true);
  expect(branch(/Werkhof/).closest('label')?.textContent).toContain(form.pieceHere);
  expect(branch(/Stammhaus/).closest('label')?.textContent).not.toContain(form.pieceHere);
  await bookFirstTime();
  expect(sent[0]).toMatchObject({ product: ring, branch: yard, date: '2027-01-12', time: '10:00' });
});

it('selects no branch for a product that can be seen in several', async () => {
  const branches = [main, yard].map((id) => ({ branch_id: { id, display_name: 'x' } }));
  await show('?product=siegelring', [{ ...record, branches }]);
  await screen.findByRole('link', { name: 'Siegelring' });
  choose(/Schmuck/);
  expect([branch(/Stammhaus/).checked, branch(/Werkhof/).checked]).toEqual([false, false]);
});

it('neither shows nor sends a product that does not exist', async () => {
  await show('?product=%3Cb%3Egefälscht', []);
  choose(/Schmuck/);
  choose(/Stammhaus/);
  expect(screen.queryByText(form.piece)).toBeNull();
  expect(document.body.textContent).not.toContain('gefälscht');
  await bookFirstTime();
  expect(sent[0]).not.toHaveProperty('product');
  expect(JSON.stringify(sent[0])).not.toContain('gefälscht');
});

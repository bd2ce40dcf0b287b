// @vitest-environment jsdom
// The appointment form for a product that a product page links from.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppointmentBookingOptions } from '../../../domain/appointment-topics-and-links.ts';
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

const toTimes = (...days: [date: string, ...times: string[]][]) => ({
  status: 'ok',
  time_zone: 'Europe/Berlin',
  duration_minutes: 30,
  days: days.map(([date, ...times]) => ({ date, times })),
  unavailable: [] as { date: string; reason: string }[],
  next: null as string | null,
});

type RequestBody = Record<string, unknown>;

/** Bodies of the requested appointments. */
const sent: RequestBody[] = [];
let products: object[] = [];
let readTimes: (body: RequestBody) => object;
let book = (): Response => Response.json({ status: 'ok' });

const answer = (url: string, init?: { body?: unknown }): Response => {
  if (url.includes('/items/ecommerce_product')) return Response.json({ data: products });
  const body = JSON.parse(String(init?.body)) as RequestBody;
  if (url.endsWith('/appointment/times')) return Response.json(readTimes(body));
  sent.push(body);
  return book();
};

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string, init?: { body?: unknown }) => Promise.resolve(answer(url, init)));
  readTimes = () => toTimes(['2027-01-12', '10:00']);
  book = () => Response.json({ status: 'ok' });
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
const fill = (name: string, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } });

const bookFirstTime = async () => {
  fireEvent.click(await screen.findByRole('radio', { name: /12\. Januar/ }));
  choose(/^10/);
  fill(form.name, 'Anna König');
  fill(form.email, 'anna@example.org');
  fireEvent.click(screen.getByLabelText(form.privacy));
  fireEvent.click(screen.getByRole('button', { name: form.submit }));
  await waitFor(() => expect(sent).toHaveLength(1));
};

it('books an appointment for the product, in the branch where it can be seen', async () => {
  await show('?product=siegelring', [record]);
  await screen.findByText('Siegelring');
  const link = screen.getByRole('link', { name: 'Siegelring' });
  expect(link.getAttribute('href')).toBe('/produkte/siegelring');
  choose(/Schmuck/);
  expect(branch(/Werkhof/).checked).toBe(true);
  expect(branch(/Werkhof/).closest('label')?.textContent).toContain(form.pieceHere);
  expect(branch(/Stammhaus/).closest('label')?.textContent).not.toContain(form.pieceHere);
  await bookFirstTime();
  expect(sent[0]).toMatchObject({ product: ring, branch: yard, date: '2027-01-12', time: '10:00' });
});

it('keeps focus and months when a day of the second month is chosen', async () => {
  readTimes = () => toTimes(['2027-01-30', '10:00'], ['2027-02-02', '11:00'], ['2027-03-02', '12:00']);
  await show('', []);
  const day = await screen.findByRole<HTMLInputElement>('radio', { name: /2\. Februar/ });
  day.focus();
  fireEvent.click(day);
  expect(await screen.findByRole('radio', { name: /^11/ })).toBeDefined();
  expect(document.activeElement).toBe(day);
  expect(screen.getAllByRole('radio', { name: /30\. Januar|2\. Februar|2\. März/ })).toHaveLength(2);
});

it('lets go of a time when the other branch lacks its day, although another day has the same time', async () => {
  readTimes = ({ branch: id }) => toTimes([id === yard ? '2027-01-13' : '2027-01-12', '10:00']);
  await show('', []);
  choose(/Schmuck/);
  choose(/Stammhaus/);
  fireEvent.click(await screen.findByRole('radio', { name: /12\. Januar/ }));
  choose(/^10/);
  expect(branch(/^10/).checked).toBe(true);
  choose(/Werkhof/);
  await screen.findByRole('radio', { name: /13\. Januar/ });
  expect(branch(/^10/).checked).toBe(false);
  expect(await screen.findByText(/10\sUhr/, { selector: '[role=status] *' })).toBeDefined();
});

it('selects no branch for a product that can be seen in several', async () => {
  const branches = [main, yard].map((id) => ({ branch_id: { id, display_name: 'x' } }));
  await show('?product=siegelring', [{ ...record, branches }]);
  await screen.findByText('Siegelring');
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

const checked = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.name === name && radio.checked)?.value;
const radiosOf = (name: string) =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap((radio) => (radio.name === name ? [radio.value] : []));
const times = () => radiosOf('time');

it('shows days and times before anything is chosen, and selects the branch with the time', async () => {
  readTimes = ({ branch: id }) =>
    toTimes(['2027-01-12', '10:00', id === main ? '11:00' : '15:00'], ['2027-01-13', '09:00']);
  await show('', []);
  expect(await screen.findByText(form.preview.replace('{{name}}', 'Stammhaus'))).toBeTruthy();
  expect(checked('date')).toBe('2027-01-12');
  expect(times()).toEqual(['10:00', '11:00']);
  fireEvent.click(screen.getByRole('radio', { name: /13\. Januar/ }));
  expect(times()).toEqual(['09:00']);
  choose(/^9/);
  expect(branch(/Stammhaus/).checked).toBe(true);
  expect(screen.queryByText(form.preview.replace('{{name}}', 'Stammhaus'))).toBeNull();
});

it('says when a time that was chosen first does not fit the branch, and keeps it where it fits', async () => {
  readTimes = ({ branch: id }) => toTimes(['2027-01-12', '10:00', id === main ? '11:00' : '15:00']);
  await show('', []);
  await screen.findByRole('radio', { name: /^11/ });
  choose(/^10/);
  choose(/Werkhof/);
  await screen.findByRole('radio', { name: /^15/ });
  expect(checked('time')).toBe('10:00');
  choose(/^15/);
  choose(/Stammhaus/);
  await screen.findByRole('radio', { name: /^11/ });
  expect(screen.getByText(form.timeLost.replace('{{time}}', '15 Uhr'))).toBeTruthy();
  expect(checked('time')).toBeUndefined();
});

it('says in words why the other days have no times, and loads further months', async () => {
  const asked: unknown[] = [];
  const january = ['04', '05', '07', '08', '11', '12', '13', '14'].map(
    (day) => [`2027-01-${day}`, '10:00'] as [string, string],
  );
  readTimes = ({ from, days }) => {
    asked.push([from, days]);
    if (from !== undefined) return toTimes(['2027-02-02', '12:00']);
    const unavailable = [
      { date: '2027-01-06', reason: 'holiday' },
      { date: '2027-01-09', reason: 'full' },
      { date: '2027-01-10', reason: 'closed' },
      { date: '2027-01-17', reason: 'closed' },
    ];
    return { ...toTimes(...january), unavailable, next: '2027-02-01' };
  };
  await show('', []);
  const lists = await screen.findAllByRole('listitem');
  expect(lists.map(({ textContent }) => textContent)).toEqual([
    'Ausgebucht: 9. Januar',
    'Feiertag: 6. Januar',
    'Geschlossen: 10. und 17. Januar',
  ]);
  expect(radiosOf('date')).toHaveLength(8);
  expect(screen.getByRole('button', { name: form.previousMonth }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: form.nextMonth }));
  await screen.findByRole('radio', { name: /2\. Februar/ });
  expect(asked).toEqual([
    [undefined, 31],
    ['2027-02-01', 31],
  ]);
  // The chosen day is in another month, and is sent nevertheless.
  expect(document.querySelector<HTMLInputElement>('input[name=date][type=hidden]')?.value).toBe('2027-01-04');
});

it('keeps the input and offers the remaining times if the time has been booked meanwhile', async () => {
  let isTaken = false;
  readTimes = () => (isTaken ? toTimes(['2027-01-12', '11:00']) : toTimes(['2027-01-12', '10:00', '11:00']));
  book = () => {
    isTaken = true;
    return Response.json({ status: 'error', code: 'slot_taken' }, { status: 409 });
  };
  await show('', []);
  choose(/Schmuck/);
  await screen.findByRole('radio', { name: /^11/ });
  await bookFirstTime();
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(form.refusals.slot_taken));
  await waitFor(() => expect(times()).toEqual(['11:00']));
  expect(checked('time')).toBeUndefined();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: form.name }).value).toBe('Anna König');
  expect(checked('topic')).toBe(topic);
});

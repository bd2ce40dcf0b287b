// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import texts from '../../../locales/de/products.json';
import { queryClient } from '../../adapters/query-client.tsx';
import { initialProductListState } from '../../../domain/product-list/product-list-state.ts';
import { toProductListPath, toProductPath } from '../../i18n/site-paths.ts';
import { ProductSearchField } from './ProductListToolbar.tsx';
import { usePendingProductListState } from './useProductListState.ts';

// Read at import time.
vi.hoisted(() => vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example'));

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

const suggestion = (name: string) => ({
  id: `id-${name}`,
  slug: name.toLowerCase(),
  display_name: name,
  manufacturer: { display_name: 'Arnsberg' },
  translations: [],
});

const found = ['Solitär', 'Siegelring', 'Sautoir'].map(suggestion);

beforeEach(() => {
  queryClient.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: found })));
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act, 0));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});

afterEach(() => {
  cleanup();
  navigate.mockClear();
  usePendingProductListState.setState({ goingTo: undefined });
  vi.unstubAllGlobals();
});

const field = () => screen.getByRole('combobox', { name: texts.search });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(field(), { key });
};
const submit = () => fireEvent.click(screen.getByRole('button', { name: texts.searchSubmit }));

/** The option that a screen reader announces while the field has focus. */
const readActive = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing that there is');
};
const readSelected = () => screen.queryAllByRole('option', { selected: true }).map(({ textContent }) => textContent);

/** Renders the field and types a term with three suggestions. */
const show = async () => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { products: texts } },
    ns: ['products'],
    interpolation: { escapeValue: false },
  });
  render(
    <I18nextProvider i18n={i18n}>
      <ProductSearchField state={initialProductListState} locale="de" />
    </I18nextProvider>,
  );
  type('si');
  expect(await screen.findAllByRole('option', {}, { timeout: 5_000 })).toHaveLength(3);
};

it('highlights the option selected by arrow keys, and the field itself past either end', async () => {
  await show();
  expect(readActive()).toBeNull();
  const steps = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
    press(key);
    expect(readSelected()).toEqual([readActive()].filter((active) => active !== null));
    return readActive();
  });
  const [first, second, third] = found.map(({ display_name }) => `${display_name} Arnsberg`);
  expect(steps).toEqual([first, second, third, null, third, second]);
});

it('opens the option selected by keyboard', async () => {
  await show();
  press('ArrowDown', 'ArrowDown');
  submit();
  expect(navigate.mock.calls).toEqual([[toProductPath('siegelring', 'de')]]);
  expect(readActive()).toBeNull();
});

it.each([
  ['Escape', () => press('Escape')],
  ['leaving the field', () => fireEvent.blur(field())],
])('highlights nothing once %s has closed the list', async (_case, close) => {
  await show();
  press('ArrowDown');
  close();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(readActive()).toBeNull();
  submit();
  expect(navigate.mock.lastCall?.[0]).toBe(`${toProductListPath(1, 'de')}?q=si`);
});

it('searches for text typed after a selection, which belonged to other suggestions', async () => {
  await show();
  press('ArrowDown');
  type('sig');
  expect(readActive()).toBeNull();
  submit();
  expect(navigate.mock.lastCall?.[0]).toBe(`${toProductListPath(1, 'de')}?q=sig`);
});

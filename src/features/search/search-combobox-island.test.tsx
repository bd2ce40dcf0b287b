// @vitest-environment jsdom
// The suggestions below the search field: what they show, where they lead, and the keyboard.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import searchTexts from '../../../locales/de/search.json';
import shellTexts from '../../../locales/de/shell.json';
import { queryClient } from '../../adapters/query-client.tsx';
import { routeTable, toProductListPath, toProductPath } from '../../i18n/site-paths.ts';
import {
  addBrowserFeatures,
  createSearchPage,
  fetchFromSearchService,
  searchService,
} from './search-dialog.fixture.tsx';
// Loaded before the first test, which would otherwise wait for the import.
import './search-combobox-island.tsx';

// Read at import time.
vi.hoisted(() => {
  vi.stubEnv('GATSBY_BACKEND_URL', 'https://backend.example');
  vi.stubEnv('GATSBY_PROJECT_DOMAIN', 'house.example');
});

const navigate = vi.hoisted(() => vi.fn());
vi.mock('gatsby', () => ({ navigate }));

const list = toProductListPath(1, 'de');

beforeEach(() => {
  searchService.requested = [];
  searchService.answer = {};
  vi.stubGlobal('fetch', fetchFromSearchService);
  addBrowserFeatures();
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  navigate.mockClear();
  vi.unstubAllGlobals();
});

const searchButton = () => screen.getByRole('button', { name: shellTexts.search.title });
const searchDialog = () => screen.queryByRole('dialog', { name: shellTexts.search.title });
const searchField = () => screen.getByLabelText<HTMLInputElement>(shellTexts.search.label);
const searchOptions = () => screen.queryAllByRole('option');
const typeSearch = (value: string) => fireEvent.change(searchField(), { target: { value } });
const submitSearch = () => fireEvent.click(screen.getByRole('button', { name: shellTexts.search.submit }));

const openSearch = async () => {
  render(await createSearchPage());
  fireEvent.click(searchButton());
  await screen.findByText(searchTexts.hint);
};

/** The combobox reacts to a key a moment later, as it does in a browser. */
const pressSearchKey = (key: string) =>
  act(async () => {
    fireEvent.keyDown(searchField(), { key });
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The option that a screen reader announces while the field has focus. */
const readActiveOption = () => {
  const id = searchField().getAttribute('aria-activedescendant');
  return id === null ? null : (document.getElementById(id)?.textContent ?? 'nothing that there is');
};

/** Opens the dialog and types a text with suggestions. */
const showSuggestions = async (text = 'si') => {
  await openSearch();
  typeSearch(text);
  await screen.findAllByRole('option');
};

describe('the suggestions', () => {
  it('are links in groups, and their number is announced', async () => {
    await showSuggestions();
    const readGroup = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole<HTMLAnchorElement>('option');
    const { products, categories, manufacturers, pages } = searchTexts.groups;
    expect(readGroup(products).map(({ textContent }) => textContent)).toEqual(
      ['Solitär Arnsberg 69000 Cent', 'Siegelring Arnsberg 69000 Cent', 'Sautoir Arnsberg 69000 Cent'].map(
        (text) => expect.stringContaining(text) as string,
      ),
    );
    const readHrefs = (name: string) => readGroup(name).map((link) => link.getAttribute('href'));
    expect(readHrefs(products)[1]).toBe(toProductPath('siegelring', 'de'));
    expect(readHrefs(categories)).toEqual([`${list}?subcategory=trauringe`]);
    expect(readHrefs(manufacturers)).toEqual([`${list}?manufacturer=arnsberg`]);
    expect(readHrefs(pages)).toEqual([routeTable.service.de]);
    const all = screen.getByRole('option', { name: 'Alle 12 Ergebnisse für „si“' });
    expect(all.getAttribute('href')).toBe(`${list}?q=si`);
    expect(screen.getByRole('status').textContent).toContain('7 Vorschläge');
    expect(screen.getByText(shellTexts.prices.taxLine)).toBeDefined();
  });

  it('open with a click and close the dialog; a click for a new tab is left to the browser', async () => {
    await showSuggestions();
    const [first] = searchOptions();
    if (!first) throw new Error('There are no options.');
    const leave = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    window.addEventListener('click', leave, { once: true });
    fireEvent.click(first, { ctrlKey: true });
    expect(leave).toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.click(first);
    expect(navigate.mock.calls).toEqual([[toProductPath('solitär', 'de')]]);
    expect(searchDialog()).toBeNull();
  });

  it('are requested once per pause in typing, from two characters on', async () => {
    await openSearch();
    for (const text of ['s', 'si', 'sie', 'sieg']) typeSearch(text);
    await screen.findByRole('option', { name: /für „sieg“$/ });
    expect(searchService.requested.map((query) => Object.fromEntries(query))).toEqual([
      { project: 'house.example', language: 'de', view: 'suggestions', q: 'sieg' },
    ]);
    typeSearch('s');
    expect(searchOptions()).toEqual([]);
    expect(screen.getByText(searchTexts.hint)).toBeDefined();
  });

  it('say which text they are for if it was corrected', async () => {
    searchService.answer = {
      interpretation: { filters: [], correctedQuery: 'siegelring', ignoredWords: [], isNearest: false },
    };
    await showSuggestions('sigelring');
    expect(screen.getByText(/^Meinten Sie „siegelring“\?/)).toBeDefined();
    expect(searchOptions().at(-1)?.textContent).toContain('siegelring');
    // The text as typed: the service corrects it again, with the filters in it.
    expect(searchOptions().at(-1)?.getAttribute('href')).toBe(`${list}?q=sigelring`);
  });

  it('are the nearest products if nothing matches', async () => {
    searchService.answer = {
      suggestions: null,
      interpretation: { filters: [], correctedQuery: null, ignoredWords: [], isNearest: true },
    };
    await showSuggestions('tiara');
    expect(screen.getByText('Zu „tiara“ passt nichts genau.')).toBeDefined();
    expect(within(screen.getByRole('group', { name: searchTexts.nearest })).getAllByRole('option')).toHaveLength(3);
    expect(searchOptions()).toHaveLength(3);
  });

  it('may fail: the form still searches', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    searchService.answer = new TypeError('Failed to fetch');
    await openSearch();
    typeSearch('ring');
    expect(await screen.findByText(searchTexts.failed)).toBeDefined();
    submitSearch();
    expect(navigate.mock.calls).toEqual([[`${list}?q=ring`]]);
  });
});

describe('the keyboard', () => {
  it('highlights the option selected by arrow keys, and the field itself past either end', async () => {
    searchService.answer = { suggestions: null, total: 0 };
    await showSuggestions();
    const readHighlighted = () =>
      searchOptions()
        .filter((option) => option.hasAttribute('data-highlighted'))
        .map(({ textContent }) => textContent);
    const steps: (string | null)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End']) {
      await pressSearchKey(key);
      expect(readHighlighted()).toEqual([readActiveOption()].filter((active) => active !== null));
      steps.push(readActiveOption());
    }
    const [first = '', second = '', third = ''] = searchOptions().map(({ textContent }) => textContent);
    expect(steps).toEqual([first, second, third, null, third, second, first, third]);
  });

  it('opens the highlighted option with Enter, or else searches for the text', async () => {
    await showSuggestions();
    await pressSearchKey('ArrowDown');
    await pressSearchKey('ArrowDown');
    await pressSearchKey('Enter');
    expect(navigate.mock.calls).toEqual([[toProductPath('siegelring', 'de')]]);
    expect(searchDialog()).toBeNull();
    fireEvent.click(searchButton());
    await screen.findAllByRole('option');
    expect(readActiveOption()).toBeNull();
    // Not prevented: the browser submits the form.
    expect(fireEvent.keyDown(searchField(), { key: 'Enter' })).toBe(true);
    submitSearch();
    expect(navigate.mock.lastCall).toEqual([`${list}?q=si`]);
  });

  it('searches for text typed after a selection, which belonged to other suggestions', async () => {
    await showSuggestions();
    await pressSearchKey('ArrowDown');
    typeSearch('sig');
    await waitFor(() => expect(readActiveOption()).toBeNull());
    expect(fireEvent.keyDown(searchField(), { key: 'Enter' })).toBe(true);
    submitSearch();
    expect(navigate.mock.lastCall).toEqual([`${list}?q=sig`]);
  });
});

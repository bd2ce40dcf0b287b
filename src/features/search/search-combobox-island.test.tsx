// @vitest-environment jsdom
// The suggestions below the search field: what they show, where they lead, and the keyboard.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import searchTexts from '../../../locales/de/search.json';
import shellTexts from '../../../locales/de/shell.json';
import { routeTable, toProductPath } from '../../i18n/site-paths.ts';
import {
  navigateMock,
  openSearch,
  prepareSearchTests,
  productListPath,
  readActiveOption,
  searchButton,
  searchDialog,
  searchField,
  searchOptions,
  searchService,
  showSuggestions,
  submitSearch,
  typeSearch,
} from './search-dialog.fixture.tsx';

prepareSearchTests();

/** The combobox reacts to a key a moment later, as it does in a browser. */
const pressSearchKey = (key: string) =>
  act(async () => {
    fireEvent.keyDown(searchField(), { key });
    await new Promise((resolve) => setTimeout(resolve));
  });

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
    expect(readHrefs(categories)).toEqual([`${productListPath}?subcategory=trauringe`]);
    expect(readHrefs(manufacturers)).toEqual([`${productListPath}?manufacturer=arnsberg`]);
    expect(readHrefs(pages)).toEqual([routeTable.service.de]);
    const all = screen.getByRole('option', { name: 'Alle 12 Ergebnisse für „si“' });
    expect(all.getAttribute('href')).toBe(`${productListPath}?q=si`);
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
    expect(navigateMock).not.toHaveBeenCalled();
    fireEvent.click(first);
    expect(navigateMock.mock.calls).toEqual([[toProductPath('solitär', 'de')]]);
    expect(searchDialog()).toBeNull();
  });

  it('are requested once per pause in typing, from two characters on', async () => {
    await openSearch();
    for (const text of ['s', 'si', 'sie', 'sieg']) typeSearch(text);
    await screen.findByRole('option', { name: /für „sieg“$/ });
    expect(searchService.requested.map((query) => Object.fromEntries(query))).toEqual([
      { project: 'house.example', language: 'de', view: 'suggestions', filters: 'attribute', q: 'sieg' },
    ]);
    typeSearch('s');
    expect(within(screen.getByRole('group', { name: searchTexts.groups.departments })).getAllByRole('option')).toEqual(
      searchOptions(),
    );
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
    expect(searchOptions().at(-1)?.getAttribute('href')).toBe(`${productListPath}?q=sigelring`);
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
    expect(navigateMock.mock.calls).toEqual([[`${productListPath}?q=ring`]]);
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
    expect(navigateMock.mock.calls).toEqual([[toProductPath('siegelring', 'de')]]);
    expect(searchDialog()).toBeNull();
    fireEvent.click(searchButton());
    await screen.findAllByRole('option');
    expect(readActiveOption()).toBeNull();
    // Not prevented: the browser submits the form.
    expect(fireEvent.keyDown(searchField(), { key: 'Enter' })).toBe(true);
    submitSearch();
    expect(navigateMock.mock.lastCall).toEqual([`${productListPath}?q=si`]);
  });

  it('searches for text typed after a selection, which belonged to other suggestions', async () => {
    await showSuggestions();
    await pressSearchKey('ArrowDown');
    typeSearch('sig');
    await waitFor(() => expect(readActiveOption()).toBeNull());
    expect(fireEvent.keyDown(searchField(), { key: 'Enter' })).toBe(true);
    submitSearch();
    expect(navigateMock.mock.lastCall).toEqual([`${productListPath}?q=sig`]);
  });
});

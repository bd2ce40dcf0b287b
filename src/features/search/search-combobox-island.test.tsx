// @vitest-environment jsdom
// The suggestions below the search field: what they show, where they lead, and the keyboard.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import searchTexts from '../../../locales/de/search.json';
import shellTexts from '../../../locales/de/shell.json';
import { localizedSiteRouteTable, toProductPath } from '../../i18n/site-paths.ts';
import {
  navigateMock,
  openTestSearchDialog,
  registerSearchDialogTestHooks,
  testProductListPath,
  readActiveSearchOptionText,
  getTestPageSearchButton,
  querySearchDialogElement,
  getSearchDialogField,
  queryTestSearchOptionElements,
  searchServiceMock,
  openSearchDialogWithTestSuggestions,
  clickSearchDialogSubmit,
  typeSearch,
} from './search-dialog.fixture.tsx';

registerSearchDialogTestHooks();

/** The combobox reacts to a key a moment later, as it does in a browser. */
const pressSearchKey = (key: string) =>
  act(async () => {
    fireEvent.keyDown(getSearchDialogField(), { key });
    await new Promise((resolve) => setTimeout(resolve));
  });

describe('the suggestions', () => {
  it('are links in groups, and their number is announced', async () => {
    await openSearchDialogWithTestSuggestions();
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
    expect(readHrefs(categories)).toEqual([`${testProductListPath}?subcategory=trauringe`]);
    expect(readHrefs(manufacturers)).toEqual([`${testProductListPath}?manufacturer=arnsberg`]);
    expect(readHrefs(pages)).toEqual([localizedSiteRouteTable.service.de]);
    const all = screen.getByRole('option', { name: 'Alle 12 Ergebnisse für „si“' });
    expect(all.getAttribute('href')).toBe(`${testProductListPath}?q=si`);
    expect(screen.getByRole('status').textContent).toContain('7 Vorschläge');
    expect(screen.getByText(shellTexts.prices.taxLine)).toBeDefined();
  });

  it('open with a click and close the dialog; a click for a new tab is left to the browser', async () => {
    await openSearchDialogWithTestSuggestions();
    const [first] = queryTestSearchOptionElements();
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
    expect(querySearchDialogElement()).toBeNull();
  });

  it('are requested once per pause in typing, from two characters on', async () => {
    await openTestSearchDialog();
    for (const text of ['s', 'si', 'sie', 'sieg']) typeSearch(text);
    await screen.findByRole('option', { name: /für „sieg“$/ });
    expect(searchServiceMock.requested.map((query) => Object.fromEntries(query))).toEqual([
      { project: 'house.example', language: 'de', view: 'suggestions', filters: 'attribute', q: 'sieg' },
    ]);
    typeSearch('s');
    expect(within(screen.getByRole('group', { name: searchTexts.groups.departments })).getAllByRole('option')).toEqual(
      queryTestSearchOptionElements(),
    );
    expect(screen.getByText(searchTexts.hint)).toBeDefined();
  });

  it('say which text they are for if it was corrected', async () => {
    searchServiceMock.answer = {
      interpretation: { filters: [], correctedQuery: 'siegelring', ignoredWords: [], isNearest: false },
    };
    await openSearchDialogWithTestSuggestions('sigelring');
    expect(screen.getByText(/^Meinten Sie „siegelring“\?/)).toBeDefined();
    expect(queryTestSearchOptionElements().at(-1)?.textContent).toContain('siegelring');
    // The text as typed: the service corrects it again, with the filters in it.
    expect(queryTestSearchOptionElements().at(-1)?.getAttribute('href')).toBe(`${testProductListPath}?q=sigelring`);
  });

  it('are the nearest products if nothing matches', async () => {
    searchServiceMock.answer = {
      suggestions: null,
      interpretation: { filters: [], correctedQuery: null, ignoredWords: [], isNearest: true },
    };
    await openSearchDialogWithTestSuggestions('tiara');
    expect(screen.getByText('Zu „tiara“ passt nichts genau.')).toBeDefined();
    expect(within(screen.getByRole('group', { name: searchTexts.nearest })).getAllByRole('option')).toHaveLength(3);
    expect(queryTestSearchOptionElements()).toHaveLength(3);
  });

  it('may fail: the form still searches', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    searchServiceMock.answer = new TypeError('Failed to fetch');
    await openTestSearchDialog();
    typeSearch('ring');
    expect(await screen.findByText(searchTexts.failed)).toBeDefined();
    clickSearchDialogSubmit();
    expect(navigateMock.mock.calls).toEqual([[`${testProductListPath}?q=ring`]]);
  });
});

describe('the keyboard', () => {
  it('highlights the option selected by arrow keys, and the field itself past either end', async () => {
    searchServiceMock.answer = { suggestions: null, total: 0 };
    await openSearchDialogWithTestSuggestions();
    const readHighlighted = () =>
      queryTestSearchOptionElements()
        .filter((option) => option.hasAttribute('data-highlighted'))
        .map(({ textContent }) => textContent);
    const steps: (string | null)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End']) {
      await pressSearchKey(key);
      expect(readHighlighted()).toEqual([readActiveSearchOptionText()].filter((active) => active !== null));
      steps.push(readActiveSearchOptionText());
    }
    const [first = '', second = '', third = ''] = queryTestSearchOptionElements().map(({ textContent }) => textContent);
    expect(steps).toEqual([first, second, third, null, third, second, first, third]);
  });

  it('opens the highlighted option with Enter, or else searches for the text', async () => {
    await openSearchDialogWithTestSuggestions();
    await pressSearchKey('ArrowDown');
    await pressSearchKey('ArrowDown');
    await pressSearchKey('Enter');
    expect(navigateMock.mock.calls).toEqual([[toProductPath('siegelring', 'de')]]);
    expect(querySearchDialogElement()).toBeNull();
    fireEvent.click(getTestPageSearchButton());
    await screen.findAllByRole('option');
    expect(readActiveSearchOptionText()).toBeNull();
    // Not prevented: the browser submits the form.
    expect(fireEvent.keyDown(getSearchDialogField(), { key: 'Enter' })).toBe(true);
    clickSearchDialogSubmit();
    expect(navigateMock.mock.lastCall).toEqual([`${testProductListPath}?q=si`]);
  });

  it('searches for text typed after a selection, which belonged to other suggestions', async () => {
    await openSearchDialogWithTestSuggestions();
    await pressSearchKey('ArrowDown');
    typeSearch('sig');
    await waitFor(() => expect(readActiveSearchOptionText()).toBeNull());
    expect(fireEvent.keyDown(getSearchDialogField(), { key: 'Enter' })).toBe(true);
    clickSearchDialogSubmit();
    expect(navigateMock.mock.lastCall).toEqual([`${testProductListPath}?q=sig`]);
  });
});

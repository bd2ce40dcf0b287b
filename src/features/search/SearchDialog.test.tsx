// @vitest-environment jsdom
// The dialog: its form with and without scripts, opening, closing, and what becomes of the text.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import shellTexts from '../../../locales/de/shell.json';
import {
  createSearchPage,
  navigateMock,
  openSearch,
  prepareSearchTests,
  productListPath,
  readActiveOption,
  searchButton,
  searchDialog,
  searchField,
  searchOptions,
  showSuggestions,
  submitSearch,
  typeSearch,
} from './search-dialog.fixture.tsx';

prepareSearchTests();

it('is a form without scripts that the order service answers', async () => {
  const { body } = new DOMParser().parseFromString(renderToString(await createSearchPage()), 'text/html');
  const form = body.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect([form.method, form.action]).toEqual(['get', 'https://backend.example/ecom/search/page']);
  expect([...new FormData(form)]).toEqual([
    ['q', ''],
    ['project', 'house.example'],
    ['language', 'de'],
    ['products_path', productListPath],
  ]);
  const input = within(form).getByLabelText<HTMLInputElement>(shellTexts.search.label);
  expect([input.type, input.getAttribute('enterkeyhint'), input.maxLength]).toEqual(['text', 'search', 200]);
  const button = within(body).getByText(shellTexts.search.title).closest('button');
  expect(button?.getAttribute('command')).toBe('show-modal');
  expect(button?.getAttribute('commandfor')).toBe(form.closest('dialog')?.id);
});

it('opens from its button, searches the list for the text, and closes', async () => {
  await openSearch();
  expect(document.activeElement).toBe(searchField());
  typeSearch(' ring ');
  submitSearch();
  expect(navigateMock.mock.calls).toEqual([[`${productListPath}?q=ring`]]);
  expect(searchDialog()).toBeNull();
});

it('shows the search of the address, selected so that typing replaces it', async () => {
  window.history.replaceState(null, '', `${productListPath}?q=siegelring`);
  await openSearch();
  expect(searchField().value).toBe('siegelring');
  expect([searchField().selectionStart, searchField().selectionEnd]).toEqual([0, 'siegelring'.length]);
  typeSearch('');
  submitSearch();
  expect(navigateMock.mock.calls).toEqual([[productListPath]]);
});

it('keeps element, text, focus and caret of a field that was in use before scripts ran', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(await createSearchPage());
  container.querySelector('dialog')?.showModal();
  const before = searchField();
  before.value = 'siegel';
  before.setSelectionRange(3, 3);
  render(await createSearchPage(), { container, hydrate: true });
  await screen.findAllByRole('option');
  expect(searchField()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect([before.value, before.selectionStart, before.selectionEnd]).toEqual(['siegel', 3, 3]);
  expect(before.role).toBe('combobox');
});

it('clears the text with Escape, and then leaves Escape to the browser, which closes the dialog', async () => {
  await showSuggestions();
  expect(fireEvent.keyDown(searchField(), { key: 'Escape' })).toBe(false);
  expect(searchField().value).toBe('');
  await waitFor(() => expect(searchOptions().map(({ textContent }) => textContent)).toEqual(['Uhren']));
  expect(readActiveOption()).toBeNull();
  expect(fireEvent.keyDown(searchField(), { key: 'Escape' })).toBe(true);
});

it('returns focus to its button, closes on Back, and finds the text again', async () => {
  await showSuggestions();
  fireEvent.click(screen.getByRole('button', { name: shellTexts.close }));
  expect(searchDialog()).toBeNull();
  expect(document.activeElement).toBe(searchButton());
  fireEvent.click(searchButton());
  expect(searchField().value).toBe('si');
  fireEvent.popState(window);
  expect(searchDialog()).toBeNull();
});

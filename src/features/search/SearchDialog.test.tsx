// @vitest-environment jsdom
// The dialog: its form with and without scripts, opening, closing, and what becomes of the text.
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import shellTexts from '../../../locales/de/shell.json';
import {
  createSearchDialogTestPage,
  navigateMock,
  openTestSearchDialog,
  registerSearchDialogTestHooks,
  testProductListPath,
  readActiveSearchOptionText,
  getTestPageSearchButton,
  querySearchDialogElement,
  getSearchDialogField,
  queryTestSearchOptionElements,
  openSearchDialogWithTestSuggestions,
  clickSearchDialogSubmit,
  typeSearch,
} from './search-dialog.fixture.tsx';

registerSearchDialogTestHooks();

it('is a form without scripts that the order service answers', async () => {
  const { body } = new DOMParser().parseFromString(renderToString(await createSearchDialogTestPage()), 'text/html');
  const form = body.querySelector('form');
  if (!form) throw new Error('There is no form.');
  expect([form.method, form.action]).toEqual(['get', 'https://backend.example/ecom/search/page']);
  expect([...new FormData(form)]).toEqual([
    ['q', ''],
    ['project', 'house.example'],
    ['language', 'de'],
    ['products_path', testProductListPath],
  ]);
  const input = within(form).getByLabelText<HTMLInputElement>(shellTexts.search.label);
  expect([input.type, input.getAttribute('enterkeyhint'), input.maxLength]).toEqual(['text', 'search', 200]);
  const button = within(body).getByText(shellTexts.search.title).closest('button');
  expect(button?.getAttribute('command')).toBe('show-modal');
  expect(button?.getAttribute('commandfor')).toBe(form.closest('dialog')?.id);
});

it('opens from its button, searches the list for the text, and closes', async () => {
  await openTestSearchDialog();
  expect(document.activeElement).toBe(getSearchDialogField());
  typeSearch(' ring ');
  clickSearchDialogSubmit();
  expect(navigateMock.mock.calls).toEqual([[`${testProductListPath}?q=ring`]]);
  expect(querySearchDialogElement()).toBeNull();
});

it('shows the search of the address, selected so that typing replaces it', async () => {
  window.history.replaceState(null, '', `${testProductListPath}?q=siegelring`);
  await openTestSearchDialog();
  expect(getSearchDialogField().value).toBe('siegelring');
  expect([getSearchDialogField().selectionStart, getSearchDialogField().selectionEnd]).toEqual([
    0,
    'siegelring'.length,
  ]);
  typeSearch('');
  clickSearchDialogSubmit();
  expect(navigateMock.mock.calls).toEqual([[testProductListPath]]);
});

it('keeps element, text, focus and caret of a field that was in use before scripts ran', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(await createSearchDialogTestPage());
  container.querySelector('dialog')?.showModal();
  const before = getSearchDialogField();
  before.value = 'siegel';
  before.setSelectionRange(3, 3);
  render(await createSearchDialogTestPage(), { container, hydrate: true });
  await screen.findAllByRole('option');
  expect(getSearchDialogField()).toBe(before);
  expect(document.activeElement).toBe(before);
  expect([before.value, before.selectionStart, before.selectionEnd]).toEqual(['siegel', 3, 3]);
  expect(before.role).toBe('combobox');
});

it('clears the text with Escape, and then leaves Escape to the browser, which closes the dialog', async () => {
  await openSearchDialogWithTestSuggestions();
  expect(fireEvent.keyDown(getSearchDialogField(), { key: 'Escape' })).toBe(false);
  expect(getSearchDialogField().value).toBe('');
  await waitFor(() => expect(queryTestSearchOptionElements().map(({ textContent }) => textContent)).toEqual(['Uhren']));
  expect(readActiveSearchOptionText()).toBeNull();
  expect(fireEvent.keyDown(getSearchDialogField(), { key: 'Escape' })).toBe(true);
});

it('returns focus to its button, closes on Back, and finds the text again', async () => {
  await openSearchDialogWithTestSuggestions();
  fireEvent.click(screen.getByRole('button', { name: shellTexts.close }));
  expect(querySearchDialogElement()).toBeNull();
  expect(document.activeElement).toBe(getTestPageSearchButton());
  fireEvent.click(getTestPageSearchButton());
  expect(getSearchDialogField().value).toBe('si');
  fireEvent.popState(window);
  expect(querySearchDialogElement()).toBeNull();
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyableText } from './CopyableText.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const messages = { copy: 'Kopieren', copyName: 'IBAN kopieren', copied: 'Kopiert', selected: 'Markiert' };

const show = (clipboard: Partial<Clipboard> | undefined) => {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(
    <CopyableText text="DE02120300000000202051" messages={messages}>
      DE02 1203 0000 0000 2020 51
    </CopyableText>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'IBAN kopieren' }));
};

it('copies the text without its spaces and announces it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  show({ writeText });
  expect(screen.getByRole('status').textContent).toBe('');
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Kopiert'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('DE02120300000000202051');
});

it.each([
  ['refused', { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) }],
  ['missing', undefined],
])('selects the text if the clipboard is %s', async (_name, clipboard) => {
  show(clipboard);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Markiert'));
  expect(window.getSelection()?.toString()).toBe('DE02 1203 0000 0000 2020 51');
});

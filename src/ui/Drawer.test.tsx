// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

/** Renders a drawer. jsdom does not implement dialogs, so `close` is mocked. */
const show = (footCloseLabel?: string) => {
  const close = vi.fn();
  HTMLDialogElement.prototype.close = close;
  render(
    <Drawer id="menu" title="Menü" closeLabel="Schließen" {...(footCloseLabel ? { footCloseLabel } : {})}>
      <p>Inhalt</p>
    </Drawer>,
  );
  return close;
};

it('has close buttons at its head and, after its content, at its foot (specification §4)', () => {
  const close = show('Menü schließen');
  const [head, foot] = screen.getAllByRole('button', { hidden: true });
  if (!head || !foot) throw new Error('The drawer lacks a close control.');
  expect([head.textContent, foot.textContent]).toEqual(['Schließen', 'Menü schließen']);
  const content = screen.getByText('Inhalt');
  expect(content.compareDocumentPosition(foot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(head);
  fireEvent.click(foot);
  expect(close).toHaveBeenCalledTimes(2);
});

it('has no foot unless requested', () => {
  show();
  expect(screen.getAllByRole('button', { hidden: true })).toHaveLength(1);
});

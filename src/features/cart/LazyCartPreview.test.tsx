// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyCartPreview, openCartPreview } from './LazyCartPreview.tsx';

vi.mock('gatsby', () => ({ navigate: vi.fn() }));
vi.mock('./cart-preview-island.tsx', () => {
  throw new Error('The connection is gone.');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('stays on the page if the drawer fails to load after an addition, until a cart link is clicked', async () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/' });
  render(<LazyCartPreview cartPath="/warenkorb" checkoutPath="/kasse" shippingPath="/versand-und-zahlung" />);
  act(() => openCartPreview('addition'));
  await waitFor(() => expect(report).toHaveBeenCalled());
  expect(assign).not.toHaveBeenCalled();
  act(() => openCartPreview('click'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/warenkorb'));
});

it('navigates to the cart page if the drawer fails to load, and leaves the rest of the page alone', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const assign = vi.fn();
  vi.stubGlobal('location', { assign, pathname: '/' });
  const { container } = render(
    <>
      <p>Ring</p>
      <LazyCartPreview cartPath="/warenkorb" checkoutPath="/kasse" shippingPath="/versand-und-zahlung" />
    </>,
  );
  expect(assign).not.toHaveBeenCalled();
  act(() => openCartPreview('click'));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/warenkorb'));
  expect(container.textContent).toBe('Ring');
});

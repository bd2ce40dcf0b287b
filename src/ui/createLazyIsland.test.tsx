// @vitest-environment jsdom
// Tests lazy islands whose code fails to load.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLazyIsland } from './createLazyIsland.tsx';

const load = vi.fn(() => Promise.resolve({ default: () => <p>island</p> }));
const Placeholder = () => <p>placeholder</p>;

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 0));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockClear().mockRejectedValueOnce(new Error('offline'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('keeps the placeholder, and loads again for all when the next one mounts', async () => {
  const Island = createLazyIsland<object>(() => load(), Placeholder);
  render(<Island />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.getByText('placeholder')).toBeDefined();
  render(<Island />);
  await waitFor(() => expect(screen.getAllByText('island')).toHaveLength(2));
});

it('offers a retry where it has a component for that', async () => {
  const Failed = ({ retry }: { retry: () => void }) => (
    <button type="button" onClick={retry}>
      again
    </button>
  );
  const Island = createLazyIsland<object>(() => load(), Placeholder, { Failed });
  render(<Island />);
  fireEvent.click(await screen.findByRole('button', { name: 'again' }));
  expect(await screen.findByText('island')).toBeDefined();
});

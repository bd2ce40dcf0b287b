// @vitest-environment jsdom
// The panels of the menu bar, opened by click and switched by pointing.
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PrimaryMenuBar } from './PrimaryMenu.tsx';

afterEach(cleanup);

const toEntry = (label: string) => ({
  label,
  href: null,
  type: null,
  links: [{ label: `All ${label}`, href: `/${label}`, type: null }],
  groups: [],
  image: null,
});

const show = () => {
  render(<PrimaryMenuBar label="Menu" entries={['jewellery', 'house'].map(toEntry)} />);
  const [jewellery, house] = document.querySelectorAll('details');
  if (!jewellery || !house) throw new Error('The bar lacks a panel.');
  return { jewellery, house };
};

const pointAt = (panel: HTMLDetailsElement, pointerType = 'mouse') =>
  fireEvent.pointerOver(panel.querySelector('summary') as HTMLElement, { pointerType });

it('opens no panel by pointing alone', () => {
  const { jewellery } = show();
  pointAt(jewellery);
  expect(jewellery.open).toBe(false);
});

it('shows the panel of the entry pointed at while another one is open, and keeps it open at a click', () => {
  const { jewellery, house } = show();
  jewellery.open = true;
  pointAt(house, 'touch');
  expect(house.open).toBe(false);
  pointAt(house);
  expect(house.open).toBe(true);
  const click = () => fireEvent.click(house.querySelector('summary') as HTMLElement);
  click();
  expect(house.open).toBe(true);
  click();
  expect(house.open).toBe(false);
});

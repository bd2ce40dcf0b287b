// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { QuantityField } from './QuantityField.tsx';

afterEach(cleanup);

const texts = { count: 'Anzahl', less: 'Anzahl verringern', more: 'Anzahl erhöhen' };

const ControlledQuantityField = ({ from }: { from: number }) => {
  const [count, setCount] = useState(from);
  return (
    <QuantityField
      messages={{ label: texts.count, less: texts.less, more: texts.more }}
      quantity={count}
      maxQuantity={99}
      onChange={(next) => setCount(Math.min(99, Math.max(1, next)))}
    />
  );
};

const show = (from: number) => render(<ControlledQuantityField from={from} />);

const isDisabled = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: texts.count });

it('increases the quantity up to the maximum', () => {
  show(98);
  fireEvent.click(button(texts.more));
  expect(field().value).toBe('99');
  expect(field().validity.valid).toBe(true);
  expect(isDisabled(texts.more)).toBe(true);
  fireEvent.click(button(texts.less));
  expect(field().value).toBe('98');
  expect(isDisabled(texts.more)).toBe(false);
});

it('decreases the quantity down to one', () => {
  show(2);
  fireEvent.click(button(texts.less));
  expect(field().value).toBe('1');
  expect(isDisabled(texts.less)).toBe(true);
  fireEvent.click(button(texts.less));
  expect(field().value).toBe('1');
});

it('shows the maximum when more is typed', () => {
  show(1);
  fireEvent.change(field(), { target: { value: '99' } });
  expect(field().value).toBe('99');
  fireEvent.change(field(), { target: { value: '100' } });
  fireEvent.blur(field());
  expect(field().value).toBe('99');
});

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import texts from '../../../locales/de/product.json';
import { QuantityField } from './QuantityField.tsx';

afterEach(cleanup);

const ControlledQuantityField = ({ from }: { from: number }) => {
  const [count, setCount] = useState(from);
  return (
    <QuantityField
      quantity={count}
      maxQuantity={99}
      onChange={(next) => setCount(Math.min(99, Math.max(1, next)))}
      isDisabled={false}
    />
  );
};

const show = async (from: number) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'de', resources: { de: { product: texts } }, ns: ['product'] });
  render(
    <I18nextProvider i18n={i18n}>
      <ControlledQuantityField from={from} />
    </I18nextProvider>,
  );
};

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: texts.count });

it('increases the quantity up to the maximum', async () => {
  await show(98);
  fireEvent.click(button(texts.more));
  expect(field().value).toBe('99');
  expect(field().validity.valid).toBe(true);
  expect(button(texts.more).disabled).toBe(true);
  fireEvent.click(button(texts.less));
  expect(field().value).toBe('98');
  expect(button(texts.more).disabled).toBe(false);
});

it('decreases the quantity down to one', async () => {
  await show(2);
  fireEvent.click(button(texts.less));
  expect(field().value).toBe('1');
  expect(button(texts.less).disabled).toBe(true);
});

it('shows the maximum when more is typed', async () => {
  await show(1);
  fireEvent.change(field(), { target: { value: '99' } });
  expect(field().value).toBe('99');
  fireEvent.change(field(), { target: { value: '100' } });
  fireEvent.blur(field());
  expect(field().value).toBe('99');
});

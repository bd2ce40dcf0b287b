// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import texts from '../../locales/de/shell.json';
import { WishListContext } from './wish-list-context.ts';
import { WishListButton } from './WishListButton.tsx';

afterEach(cleanup);

const Page = ({ maxCount }: { maxCount: number }) => {
  const [productIds, setProductIds] = useState<string[]>([]);
  const toggle = (id: string) => {
    if (productIds.includes(id)) setProductIds(productIds.filter((other) => other !== id));
    else if (productIds.length < maxCount) setProductIds([...productIds, id]);
    else return false;
    return true;
  };
  return (
    <WishListContext value={{ productIds, toggle }}>
      <WishListButton productId="a" productName="Ring Knospe" variant="card" />
      <WishListButton productId="b" productName="Collier" variant="line" />
    </WishListContext>
  );
};

const show = async (page: React.ReactNode) => {
  const i18n = createInstance();
  await i18n.init({
    lng: 'de',
    resources: { de: { shell: texts } },
    ns: ['shell'],
    interpolation: { escapeValue: false },
  });
  render(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
};

const heart = (name: string) => screen.getByRole('button', { name: `Merken: ${name}` });

it('keeps a product and drops it again', async () => {
  await show(<Page maxCount={5} />);
  expect(heart('Ring Knospe').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(heart('Ring Knospe'));
  expect(heart('Ring Knospe').getAttribute('aria-pressed')).toBe('true');
  expect(heart('Collier').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(heart('Ring Knospe'));
  expect(heart('Ring Knospe').getAttribute('aria-pressed')).toBe('false');
});

it('says that the list is full', async () => {
  await show(<Page maxCount={1} />);
  fireEvent.click(heart('Ring Knospe'));
  fireEvent.click(heart('Collier'));
  expect(screen.getByRole('alert').textContent).toBe(texts.wishList.full);
  expect(heart('Collier').getAttribute('aria-pressed')).toBe('false');
});

it('is not there on a site without a wish list', async () => {
  await show(<WishListButton productId="a" productName="Ring Knospe" variant="card" />);
  expect(screen.queryByRole('button')).toBeNull();
});

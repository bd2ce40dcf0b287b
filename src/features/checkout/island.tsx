// The checkout: says whether anything can be ordered, then leads through its two steps and a payment that is still missing.
// Loaded through CheckoutPage only.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { shopSettingsQuery } from '../../adapters/directus/shop-settings.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './Checkout.module.css';
import { Checkout } from './Checkout.tsx';
import type { CheckoutProps } from './checkout-props.ts';
import { openWith, usePlacing } from './payment/placing-store.ts';
import { forgetStep } from './useStep.ts';

const CheckoutGate = (props: CheckoutProps) => {
  const { t } = useTranslation('checkout');
  const { data: settings, isPending, isError } = useQuery(shopSettingsQuery);
  const hasItems = useCartStore(({ products }) => products.length > 0);
  const hasWaitingOrder = useCheckoutStore(({ attempt }) => Boolean(attempt?.held));
  const isDone = usePlacing(({ step }) => step === 'done');
  // The next visit begins anew.
  useEffect(
    () => () => {
      forgetStep();
      if (usePlacing.getState().step === 'done') openWith(null);
    },
    [],
  );
  if (isPending) return <p role="status">{t('loading')}</p>;
  if (isError) return <Notice variant="error">{t('settingsFailed')}</Notice>;
  if (!settings?.enable_cart) return <p>{t('closed')}</p>;
  if (settings.maintenance_mode) return <p>{t('maintenance')}</p>;
  if (isDone) {
    return (
      <p role="status" className={styles.done}>
        {t('done')}
      </p>
    );
  }
  if (hasItems || hasWaitingOrder) return <Checkout {...props} />;
  return (
    <div className={styles.empty}>
      <p>{t('empty')}</p>
      <ButtonLink href={props.paths.products}>{t('toPieces')}</ButtonLink>
    </div>
  );
};

/** Keeps the height that the checkout had when the order was done: the page stands still until the thanks page is there. */
const useKeptHeight = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      usePlacing.subscribe(({ step }) => {
        const { current } = place;
        if (step === 'done' && current) current.style.minHeight = `${current.offsetHeight}px`;
      }),
    [],
  );
  return place;
};

const CheckoutIsland = (props: CheckoutProps) => (
  <div ref={useKeptHeight()}>
    <CheckoutGate {...props} />
  </div>
);

export default withQueryClient(CheckoutIsland);

// The checkout island: whether anything can be ordered, then its two steps and the payment of a pending order.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { type QuotedCartLine, isCartOrderable } from '../../../domain/match-cart-with-quote.ts';
import { findCheckoutDraftErrors } from '../../../domain/checkout/checkout-draft.ts';
import { isNothingLeftToPay } from '../../../domain/checkout/reconcile-checkout-choices.ts';
import { type ShopSettingsForLayout, toShopOrderingStatus } from '../../../domain/shop-settings.ts';
import { toUnorderableCartItems } from '../../../domain/checkout/compare-cart-with-order.ts';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { shopSettingsQueryOptions } from '../../adapters/directus/shop-settings.ts';
import { withQueryClient } from '../../adapters/query-client.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OrderingUnavailableNotice } from '../../ui/OrderingUnavailableNotice.tsx';
import { CheckoutConfirmStep } from './confirm/CheckoutConfirmStep.tsx';
import { CheckoutDetailsStep } from './details/CheckoutDetailsStep.tsx';
import { CheckoutPendingPaymentView } from './payment/CheckoutPendingPaymentView.tsx';
import { resetPlaceOrderStoreToIdle, usePlaceOrderStore } from './payment/place-order-store.ts';
import { UnavailableCartItemList } from './CheckoutProblemNotice.tsx';
import type { CheckoutProps } from './CheckoutStepParts.tsx';
import type { PreHydrationCheckoutFormProps } from './details/PreHydrationCheckoutForm.tsx';
import { type CheckoutQuoteState, preloadCheckoutQuote, useCheckoutQuote } from './useCheckoutQuote.ts';
import {
  forgetShownCheckoutStep,
  redirectToCheckoutDetailsStep,
  useCheckoutStepFromUrlHash,
} from './useCheckoutStepFromUrlHash.ts';
import * as styles from './Checkout.module.css';

interface CheckoutIslandProps extends CheckoutProps, PreHydrationCheckoutFormProps {
  /** The shop's settings at build time. */
  shop: ShopSettingsForLayout | null;
}

const CheckoutGate = ({ shop, ...props }: CheckoutIslandProps) => {
  const { t } = useTranslation('checkout');
  const status = toShopOrderingStatus(useQuery(shopSettingsQueryOptions), shop);
  const hasItems = useCartStore(({ products }) => products.length > 0);
  const hasPendingOrder = useCheckoutStore(({ attempt }) => Boolean(attempt?.held));
  const isDone = usePlaceOrderStore(({ step }) => step === 'done');
  // The next visit starts over.
  useEffect(
    () => () => {
      forgetShownCheckoutStep();
      if (usePlaceOrderStore.getState().step === 'done') resetPlaceOrderStoreToIdle(null);
    },
    [],
  );
  if (status !== 'open') return <OrderingUnavailableNotice status={status} namespace="checkout" />;
  if (isDone) {
    return (
      <p role="status" className={styles.done}>
        {t('done')}
      </p>
    );
  }
  if (hasItems || hasPendingOrder) return <Checkout {...props} />;
  return (
    <div className={styles.empty}>
      <p>{t('empty')}</p>
      <ButtonLink href={props.paths.products}>{t('toPieces')}</ButtonLink>
    </div>
  );
};

/** Keeps the checkout's height after the order, so the page does not jump before the thanks page appears. */
const usePreservedHeight = () => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      usePlaceOrderStore.subscribe(({ step }) => {
        const { current } = place;
        if (step === 'done' && current) current.style.minHeight = `${current.offsetHeight}px`;
      }),
    [],
  );
  return place;
};

const CheckoutIsland = (props: CheckoutIslandProps) => (
  <div ref={usePreservedHeight()}>
    <CheckoutGate {...props} />
  </div>
);

/** The checkout of a non-empty cart: details step, confirm step, or the payment of a pending order. */
const Checkout = (props: CheckoutProps) => {
  const attempt = useCheckoutStore((draft) => draft.attempt);
  const isWaiting = Boolean(attempt?.held);
  const isPaymentShown = usePlaceOrderStore(
    (placing) => placing.step === 'klarna' || (placing.step === 'open' && placing.problem?.kind === 'payment'),
  );
  // The order was cancelled or paid elsewhere, in another tab or in the drawer, so no payment is left to show.
  useEffect(() => {
    if (!isWaiting && isPaymentShown)
      resetPlaceOrderStoreToIdle(usePlaceOrderStore.getState().step === 'klarna' ? { kind: 'closed' } : null);
  }, [isWaiting, isPaymentShown]);
  return attempt?.held ? (
    <CheckoutPendingPaymentView attempt={attempt} held={attempt.held} {...props} />
  ) : (
    <BothSteps {...props} />
  );
};

const BothSteps = (props: CheckoutProps) => {
  const { i18n } = useTranslation('checkout');
  const checked = useCheckoutQuote(i18n.language as Locale);
  const draft = useCheckoutStore();
  const wantsConfirm = useCheckoutStepFromUrlHash() === 'confirm';
  const isFree = checked.quote !== null && isNothingLeftToPay(checked.quote);
  const isComplete = Object.keys(findCheckoutDraftErrors(draft, isFree)).length === 0;
  const isOrderable = isCartOrderable(checked.lines);
  const isSending = usePlaceOrderStore(({ step }) => step !== 'open');
  const mustGoBack = wantsConfirm && !isSending && checked.isCurrent && !isComplete;
  useEffect(() => {
    if (mustGoBack) redirectToCheckoutDetailsStep();
  }, [mustGoBack]);
  if (!checked.quote) return <NoQuote checked={checked} />;
  if (!isOrderable) return <BlockedCart lines={checked.lines} cartPath={props.paths.cart} />;
  return wantsConfirm && isComplete ? (
    <CheckoutConfirmStep {...props} checked={checked} quote={checked.quote} />
  ) : (
    <CheckoutDetailsStep {...props} checked={checked} quote={checked.quote} />
  );
};

/**
 * Lists the items that cannot be ordered. After a click on the order button it also says that nothing was ordered or
 * charged.
 */
const BlockedCart = ({ lines, cartPath }: { lines: readonly QuotedCartLine[]; cartPath: string }) => {
  const { t } = useTranslation('checkout');
  // During the request, these figures come from its refusal.
  const hasPressed = usePlaceOrderStore((placing) =>
    placing.step === 'open' ? pressKinds.includes(placing.problem?.kind) : placing.step === 'sending',
  );
  return (
    <div className={styles.empty}>
      <Notice variant="error">
        <p>{t(hasPressed ? 'failed.unavailable' : 'blocked')}</p>
        <UnavailableCartItemList items={toUnorderableCartItems(lines)} />
        <p>{t('unavailable.next')}</p>
      </Notice>
      <ButtonLink href={cartPath}>{t('toCart')}</ButtonLink>
    </div>
  );
};

/** Problems after a click on the order button that left no order behind. */
const pressKinds: readonly (string | undefined)[] = ['changed', 'closed'];

/** Without a quote there are no options to choose from. Input is kept. */
const NoQuote = ({ checked }: { checked: CheckoutQuoteState }) => {
  const { t } = useTranslation('checkout');
  if (checked.state === 'asking') return <p role="status">{t('asking')}</p>;
  return (
    <div className={styles.empty}>
      <Notice variant="error">
        {checked.state === 'refused' ? t(`refusals.${checked.refusal ?? 'invalid_input'}`) : t('askFailed')}
      </Notice>
      <Button onClick={checked.refetchQuote}>{t('askAgain')}</Button>
    </div>
  );
};

/** To be awaited before the first render, so that the form replaces its preview in one step. */
export const preloadCheckoutIslandData = (): Promise<void> =>
  preloadCheckoutQuote(document.documentElement.lang as Locale);

export default withQueryClient(CheckoutIsland);

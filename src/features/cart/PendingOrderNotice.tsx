// Shows in the cart that an order awaits payment, with buttons to pay or cancel it. Its items stay in the cart until it
// is paid.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import type { Locale } from '../../../contract/locale.ts';
import type { StoredOrderAttempt } from '../../../domain/checkout/stored-order-attempt.ts';
import { selectOrderedCartItems } from '../../../domain/checkout/compare-cart-with-order.ts';
import { useCartStore } from '../../adapters/browser/cart-store.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import {
  removeOrderedCartItemsAndAttempt,
  discardStoredOrderAttempt,
} from '../../adapters/browser/finish-order-attempt.ts';
import {
  orderPaymentStatusQueryOptions,
  postOrderCancellation,
} from '../../adapters/order-service/order-and-payment-requests.ts';
import { invalidateCartQuotes } from '../../adapters/order-service/cart-quote.ts';
import { formatConjunctionList, formatPrice } from '../../i18n/format.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as styles from './PendingOrderNotice.module.css';

export interface PendingOrderNoticeProps {
  /** `null` if the project has no checkout page. */
  checkoutPath: string | null;
  /** Heading level in the surrounding outline. */
  heading: 'h2' | 'h3';
}

export const PendingOrderNotice = ({ checkoutPath, heading }: PendingOrderNoticeProps) => {
  const { t } = useTranslation('shell');
  const pending = usePendingOrder();
  const news = usePendingOrderOutcome((state) => state.news);
  const outcomeMessage = useRef<HTMLDivElement>(null);
  const hasPressed = useRef(false);
  const isPending = pending !== null;
  // The clicked button disappears with the notice, so its replacement gets focus.
  useEffect(() => {
    if (isPending || !hasPressed.current) return;
    hasPressed.current = false;
    if (document.activeElement === document.body) outcomeMessage.current?.focus();
  }, [isPending]);
  return (
    <div className={styles.place}>
      <div ref={outcomeMessage} role="status" tabIndex={-1}>
        {!pending && news && (
          <Notice variant="info">{t(`waitingOrder.news.${news.kind}`, { number: news.orderNumber })}</Notice>
        )}
      </div>
      {pending && (
        <PendingOrder
          key={pending.attempt.orderUuid}
          pending={pending}
          checkoutPath={checkoutPath}
          heading={heading}
          onCancel={() => {
            hasPressed.current = true;
            void pending.cancel();
          }}
        />
      )}
    </div>
  );
};

interface PendingOrderProps extends PendingOrderNoticeProps {
  pending: NonNullable<ReturnType<typeof usePendingOrder>>;
  onCancel: () => void;
}

const PendingOrder = ({ pending, checkoutPath, heading: Heading, onCancel }: PendingOrderProps) => {
  const { t, i18n } = useTranslation('shell');
  const locale = i18n.language as Locale;
  const [isAsking, setIsAsking] = useState(false);
  const headingId = useId();
  const question = useRef<HTMLParagraphElement>(null);
  const cart = useCartStore();
  const { attempt, held, failure, isCancelling } = pending;
  const items = selectOrderedCartItems(cart, attempt.content.lines);
  const names = items.map(({ item, quantity }) => `${quantity} × ${item.product.name}`);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  return (
    <section className={styles.waiting} aria-labelledby={headingId}>
      <Icon name="info" />
      <div className={styles.content}>
        <Heading id={headingId} className={styles.heading}>
          {t('waitingOrder.heading', { number: held.orderNumber, total: formatPrice(held.total, locale) })}
        </Heading>
        {names.length > 0 && <p>{formatConjunctionList(names, locale)}</p>}
        <p className={styles.note}>{t('waitingOrder.text')}</p>
        {isAsking ? (
          <>
            <p ref={question} tabIndex={-1}>
              {t('waitingOrder.question')}
            </p>
            <div className={styles.ways}>
              <Button variant="secondary" isBusy={isCancelling} onClick={onCancel}>
                {t('waitingOrder.confirm')}
              </Button>
              <Button variant="ghost" onClick={() => setIsAsking(false)}>
                {t('waitingOrder.keep')}
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.ways}>
            {checkoutPath !== null && (
              <ButtonLink href={checkoutPath} variant="secondary">
                {t('waitingOrder.continue')}
              </ButtonLink>
            )}
            <Button variant="ghost" onClick={() => setIsAsking(true)}>
              {t('waitingOrder.cancel')}
            </Button>
          </div>
        )}
        <div role="status">{isCancelling && <p className={styles.note}>{t('waitingOrder.cancelling')}</p>}</div>
        {failure && <Notice variant="error">{t(`waitingOrder.failed.${failure}`)}</Notice>}
      </div>
    </section>
  );
};

/** Polling interval of an open page, in milliseconds; returning to the window polls at once. */
const intervalMs = 60_000;

type CancelFailure = 'failed' | 'offline' | 'pending' | 'tooMany';

const closePendingOrder = (attempt: StoredOrderAttempt, kind: PendingOrderOutcome): void => {
  const isDone = kind === 'paid' ? removeOrderedCartItemsAndAttempt(attempt) : discardStoredOrderAttempt(attempt);
  if (isDone) setPendingOrderOutcome(kind, attempt.held?.orderNumber ?? '');
  // Reserved stock is available again, or sold.
  void invalidateCartQuotes();
};

/**
 * The order of this browser that awaits payment, or `null`. Polled while shown, because it may be paid, cancelled or
 * expire elsewhere (another tab, the provider, the end of its reservation).
 */
const usePendingOrder = () => {
  const attempt = useCheckoutStore((draft) => draft.attempt);
  const held = attempt?.held ?? null;
  const [isCancelling, setIsCancelling] = useState(false);
  const [failed, setFailed] = useState<{ orderUuid: string; failure: CancelFailure } | null>(null);
  const { data, refetch } = useQuery({
    ...orderPaymentStatusQueryOptions(attempt?.orderUuid ?? ''),
    enabled: held !== null,
    refetchInterval: intervalMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: 1,
  });
  useEffect(() => {
    if (!attempt?.held || !data) return;
    if (!data.ok) {
      if (data.code === 'unknown_order') closePendingOrder(attempt, 'closed');
    } else if (data.answer.order_uuid === attempt.orderUuid && data.answer.state !== 'awaiting_payment') {
      closePendingOrder(attempt, data.answer.state === 'cancelled' ? 'closed' : 'paid');
    }
  }, [attempt, data]);

  /** Ignores a second call while one is running. Resolves when the outcome is known. */
  const cancel = async (): Promise<void> => {
    if (!attempt || isCancelling) return;
    setIsCancelling(true);
    setFailed(null);
    const { orderUuid } = attempt;
    try {
      const outcome = await postOrderCancellation({ order_uuid: orderUuid });
      if (outcome.ok || outcome.code === 'unknown_order') closePendingOrder(attempt, 'cancelled');
      else if (outcome.code === 'order_closed') await refetch();
      else setFailed({ orderUuid, failure: toFailure(outcome.code) });
    } catch (error) {
      console.error(error);
      setFailed({ orderUuid, failure: navigator.onLine ? 'failed' : 'offline' });
    } finally {
      setIsCancelling(false);
    }
  };

  // The outcome of another order does not apply to this one.
  const failure = failed && failed.orderUuid === attempt?.orderUuid ? failed.failure : null;
  return attempt && held && { attempt, held, isCancelling, failure, cancel };
};

const toFailure = (code: string): CancelFailure =>
  code === 'payment_pending' ? 'pending' : code === 'too_many_requests' ? 'tooMany' : 'failed';

type PendingOrderOutcome =
  /** The shopper cancelled it. */
  | 'cancelled'
  /** It expired unpaid or was cancelled elsewhere. */
  | 'closed'
  /** It was paid, here or elsewhere, and its items have left the cart. */
  | 'paid';

/** The last outcome, shared by cart page and drawer because only one of them handles it. */
const usePendingOrderOutcome = create<{ news: { kind: PendingOrderOutcome; orderNumber: string } | null }>()(() => ({
  news: null,
}));

const setPendingOrderOutcome = (kind: PendingOrderOutcome, orderNumber: string): void =>
  usePendingOrderOutcome.setState({ news: { kind, orderNumber } });

export const clearPendingOrderOutcome = (): void => usePendingOrderOutcome.setState({ news: null });

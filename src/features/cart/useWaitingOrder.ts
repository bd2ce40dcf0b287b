// The order of this browser that waits for its payment: asked about while cart or drawer show it, because it may be paid, cancelled
// or lapsed elsewhere (another tab, the provider's own word, the end of its reservation).
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { create } from 'zustand';
import type { OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import { useCheckoutStore } from '../../adapters/browser/checkout-store.ts';
import { completeAttempt, dropAttempt } from '../../adapters/browser/order-attempt.ts';
import { postCancellation } from '../../adapters/order-service/cancellation.ts';
import { orderPaymentQuery } from '../../adapters/order-service/order-payment.ts';
import { refreshQuotes } from '../../adapters/order-service/quote.ts';

/** How often an open page asks; a visitor who comes back to the window asks at once. */
const intervalMs = 60_000;

export type CancelFailure = 'failed' | 'offline' | 'pending' | 'tooMany';

export interface WaitingOrder {
  attempt: OrderAttempt;
  held: NonNullable<OrderAttempt['held']>;
  isCancelling: boolean;
  failure: CancelFailure | null;
  /** Cancels it; a second press while one is under way does nothing. Resolves once it is known what became of it. */
  cancel: () => Promise<void>;
}

const end = (attempt: OrderAttempt, kind: WaitingOrderNews): void => {
  const isDone = kind === 'paid' ? completeAttempt(attempt) : dropAttempt(attempt);
  if (isDone) tellWaitingOrder(kind, attempt.held?.orderNumber ?? '');
  // What was reserved can be had again, or is gone for good.
  void refreshQuotes();
};

/** `null` while no order waits. */
export const useWaitingOrder = (): WaitingOrder | null => {
  const attempt = useCheckoutStore((draft) => draft.attempt);
  const held = attempt?.held ?? null;
  const [isCancelling, setIsCancelling] = useState(false);
  const [failed, setFailed] = useState<{ orderUuid: string; failure: CancelFailure } | null>(null);
  const { data, refetch } = useQuery({
    ...orderPaymentQuery(attempt?.orderUuid ?? ''),
    enabled: held !== null,
    refetchInterval: intervalMs,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    retry: 1,
  });
  useEffect(() => {
    if (!attempt?.held || !data) return;
    if (!data.ok) {
      if (data.code === 'unknown_order') end(attempt, 'closed');
    } else if (data.answer.order_uuid === attempt.orderUuid && data.answer.state !== 'awaiting_payment') {
      end(attempt, data.answer.state === 'cancelled' ? 'closed' : 'paid');
    }
  }, [attempt, data]);

  const cancel = async (): Promise<void> => {
    if (!attempt || isCancelling) return;
    setIsCancelling(true);
    setFailed(null);
    const { orderUuid } = attempt;
    try {
      const outcome = await postCancellation({ order_uuid: orderUuid });
      if (outcome.ok || outcome.code === 'unknown_order') end(attempt, 'cancelled');
      else if (outcome.code === 'order_closed') await refetch();
      else setFailed({ orderUuid, failure: toFailure(outcome.code) });
    } catch (error) {
      console.error(error);
      setFailed({ orderUuid, failure: navigator.onLine ? 'failed' : 'offline' });
    } finally {
      setIsCancelling(false);
    }
  };

  // What was said of another order says nothing of this one.
  const failure = failed && failed.orderUuid === attempt?.orderUuid ? failed.failure : null;
  return attempt && held && { attempt, held, isCancelling, failure, cancel };
};

const toFailure = (code: string): CancelFailure =>
  code === 'payment_pending' ? 'pending' : code === 'too_many_requests' ? 'tooMany' : 'failed';

type WaitingOrderNews =
  /** The shopper has cancelled it. */
  | 'cancelled'
  /** It was not paid in time, or was cancelled elsewhere. */
  | 'closed'
  /** It was paid, here or elsewhere: what was ordered has left the cart. */
  | 'paid';

/** What was said last about such an order. Shared by cart page and drawer: only one of them acts. */
export const useWaitingOrderNews = create<{ news: { kind: WaitingOrderNews; orderNumber: string } | null }>()(() => ({
  news: null,
}));

const tellWaitingOrder = (kind: WaitingOrderNews, orderNumber: string): void =>
  useWaitingOrderNews.setState({ news: { kind, orderNumber } });

export const forgetWaitingOrderNews = (): void => useWaitingOrderNews.setState({ news: null });

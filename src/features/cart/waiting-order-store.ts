// What was said last about an order that waited for its payment. Shared by cart page and drawer: only one of them acts.
import { create } from 'zustand';

export type WaitingOrderNews =
  /** The shopper has cancelled it. */
  | 'cancelled'
  /** It was not paid in time, or was cancelled elsewhere. */
  | 'closed'
  /** It was paid, here or elsewhere: what was ordered has left the cart. */
  | 'paid';

export const useWaitingOrderNews = create<{ news: { kind: WaitingOrderNews; orderNumber: string } | null }>()(() => ({
  news: null,
}));

export const tellWaitingOrder = (kind: WaitingOrderNews, orderNumber: string): void =>
  useWaitingOrderNews.setState({ news: { kind, orderNumber } });

export const forgetWaitingOrderNews = (): void => useWaitingOrderNews.setState({ news: null });

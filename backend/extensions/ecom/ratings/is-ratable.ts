// Which bought pieces speak for a rating, and when the page of an order offers to rate them. Pure.
import type { OrderState } from '../../../../contract/shop/order-state.ts';

const unsold: readonly OrderState[] = ['awaiting_payment', 'cancelled'];
const handedOver: readonly OrderState[] = ['shipped', 'completed'];

/** Whether somebody has bought the pieces of an order: its keys make ratings verified ones (law row L17). */
export const isBought = (state: OrderState): boolean => !unsold.includes(state);

/** Whether the pieces should be in their buyer's hands: earlier nobody is asked what they are like. */
export const isHandedOver = (state: OrderState): boolean => handedOver.includes(state);

// The payment methods every shop can offer, with their fixed numbers (specification §9, decisions: Behaviour). Shared by
// the service, the checkout and the demo content.

/** The fixed numbers of the payment methods, by their technical name. */
export const paymentMethodIds = { prepayment: 1, invoice: 2, cash_on_pickup: 3, paypal: 4, klarna: 5 } as const;

export type PaymentMethod = keyof typeof paymentMethodIds;

export type PaymentMethodId = (typeof paymentMethodIds)[PaymentMethod];

// Explanations of the error codes and of `advice`, for the API reference.
import type {
  ShopperPaymentRecoveryAction,
  OrderServiceErrorCode,
} from '../../../../contract/shop/order-service-ok-or-error-response.ts';

export const orderServiceErrorDescriptions: Record<OrderServiceErrorCode, string> = {
  invalid_input:
    'The body does not match its schema; `field` is the first invalid field. Unknown fields are invalid, too.',
  unknown_product: 'The project has no published product with this id.',
  ratings_closed: 'The shop does not accept ratings.',
  shop_closed: 'The project has no shop, or the shop is closed.',
  too_many_requests: 'The rate limit of the client address is exceeded.',
  proof_required: 'Send the same body again with the solution of `challenge` as `proof`.',
  unknown_project: 'No project has this domain, or it does not offer this function.',
  already_registered: 'This email address has just signed up for the newsletter, or is already subscribed.',
  unknown_link: 'The key is unknown, used or expired.',
  booking_closed: 'The project does not accept online appointments.',
  slot_taken: 'The time is taken, or outside the opening hours.',
  quote_changed: 'Prices or stock differ from the body; `quote` contains the current values.',
  not_offered: 'The value of `field` is not offered, or not in this combination.',
  order_uuid_taken: 'Another order has this `order_uuid`.',
  unknown_order: 'The project has no order with this id.',
  order_closed: 'The order is cancelled or already paid, so the request is no longer possible.',
  payment_refused: 'The provider has refused the payment; `advice` is the next step.',
  payment_pending:
    'The provider does not respond or has not decided yet. The order still exists; send the same body again.',
  search_unavailable: 'The search took too long. Send the same request later.',
};

export const paymentRecoveryActionApiDescriptions: Record<ShopperPaymentRecoveryAction, string> = {
  pay_another_way: 'This payment has ended. Cancel the order, or send it again to start a new payment.',
  return_to_provider: 'The payment continues: send the order again and reopen the PayPal window.',
  wait: 'The provider has not decided yet. The order keeps its stock, and the shopper gets an email.',
  alert_staff: 'Same as `pay_another_way`. The staff was alerted, because it has to act.',
};

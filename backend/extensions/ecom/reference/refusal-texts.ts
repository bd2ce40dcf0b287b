// What the codes of refusals mean, for the API reference.
import type { PaymentRecoveryAction, OrderServiceErrorCode } from '../../../../contract/shop/order-service-response.ts';

export const refusalMeanings: Record<OrderServiceErrorCode, string> = {
  invalid_input:
    'The body does not match its schema; `field` names the first wrong field. Unknown fields are wrong, too.',
  unknown_product: 'No such product is published in this project.',
  ratings_closed: 'The shop takes no ratings.',
  shop_closed: 'The project has no shop, or the shop is closed.',
  too_many_requests: 'The address has sent more than its limit.',
  proof_required: 'Send the same body again with the solution of `challenge` as `proof`.',
  unknown_project: 'No project has this domain, or it does not offer this.',
  already_registered: 'This address has just asked for the newsletter, or already gets it.',
  unknown_link: 'The key is unknown, used or expired.',
  booking_closed: 'The project takes no appointments online.',
  slot_taken: 'The time is taken, or outside of the opening hours.',
  quote_changed: 'Prices or stock are not what the body says; `quote` holds the current figures.',
  not_offered: 'What `field` names is not offered, or not in this combination.',
  order_uuid_taken: 'Another order has this `order_uuid`.',
  unknown_order: 'No such order in this project.',
  order_closed: 'The order is cancelled, or paid where that matters.',
  payment_refused: 'The provider has refused the payment; `advice` says what to do.',
  payment_pending: 'The provider does not answer or has not decided. The order stands; send the same body again.',
};

export const adviceMeanings: Record<PaymentRecoveryAction, string> = {
  pay_another_way: 'This payment is over. Cancel the order, or send it again to begin a new payment.',
  return_to_provider: 'The payment goes on: send the order again and open the window of PayPal once more.',
  wait: 'The provider decides by itself. The order keeps its stock, and the shopper gets an email.',
  alert_staff: 'As `pay_another_way`; the staff has been told, because it has to act.',
};

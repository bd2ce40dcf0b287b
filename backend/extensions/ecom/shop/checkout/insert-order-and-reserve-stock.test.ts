import { expect, it } from 'vitest';
import { toInitialOrderStateAndReservation } from './insert-order-and-reserve-stock.ts';

it.each([
  ['prepayment', 1, { state: 'awaiting_payment', reservationHours: 168 }],
  ['invoice', 2, { state: 'new', reservationHours: null }],
  ['cash on pickup', 3, { state: 'new', reservationHours: null }],
  ['PayPal', 4, { state: 'awaiting_payment', reservationHours: 1 }],
  ['Klarna', 5, { state: 'awaiting_payment', reservationHours: 1 }],
])('sets the initial state of an order with %s', (_name, method, planned) => {
  expect(toInitialOrderStateAndReservation(method, { prepaymentDays: 7, totalCents: 100, voucherCents: 99 })).toEqual(
    planned,
  );
});

it('waits for no payment if there is nothing to pay', () => {
  const planned = { state: 'new', reservationHours: null };
  expect(toInitialOrderStateAndReservation(4, { prepaymentDays: 7, totalCents: 0, voucherCents: 0 })).toEqual(planned);
});

it('is paid if vouchers pay all of it', () => {
  const planned = { state: 'paid', reservationHours: null };
  expect(toInitialOrderStateAndReservation(1, { prepaymentDays: 7, totalCents: 100, voucherCents: 100 })).toEqual(
    planned,
  );
});

import { expect, it } from 'vitest';
import { emptyAddress } from './address-draft.ts';
import { filledDraft } from './checkout.fixture.ts';
import { emptyDraft } from './checkout-draft.ts';
import { findFormProblems, toControlName } from './form-problems.ts';

it('finds nothing wrong with a form that is filled in', () => {
  expect(findFormProblems(filledDraft)).toEqual({});
});

it('names the controls in the order of the form', () => {
  expect(Object.keys(findFormProblems({ ...emptyDraft, invoiceAddress: emptyAddress }))).toEqual([
    'email',
    ...['shipping.first_name', 'shipping.last_name', 'shipping.street', 'shipping.zip', 'shipping.city'],
    'shipping.country',
    ...['invoice.first_name', 'invoice.last_name', 'invoice.street', 'invoice.zip', 'invoice.city'],
    'invoice.country',
    ...['shippingMethod', 'paymentMethod'],
  ]);
});

it.each([
  ['', 'missing'],
  ['anna', 'implausible'],
  ['anna@example', 'implausible'],
  ['anna@example.org, ben@example.org', 'implausible'],
  ['jürgen@müller.example', undefined],
])('of the e-mail address "%s" says %s', (customerEmail, problem) => {
  expect(findFormProblems({ ...filledDraft, customerEmail })['email']).toBe(problem);
});

it('leads from a field of the service to its control', () => {
  expect([toControlName('payment_method'), toControlName('lines'), toControlName(undefined)]).toEqual([
    'paymentMethod',
    undefined,
    undefined,
  ]);
});

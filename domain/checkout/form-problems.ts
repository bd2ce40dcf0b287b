// What is still wrong or missing before an order can be looked over: by the names of the form's fields, in their order. Pure.
import type { z } from 'zod';
import { email } from '../../contract/shop/body-fields.ts';
import { type AddressDraft, type FieldProblem, findAddressProblems } from './address-draft.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** Names of the form's controls: `email`, `shipping.zip`, `invoice.zip`, `shippingMethod`, `paymentMethod`. */
export type FormProblems = Readonly<Partial<Record<string, FieldProblem>>>;

const emailSchema: z.ZodType<string> = email();

const findEmailProblem = (text: string): FieldProblem | undefined => {
  if (text.trim() === '') return 'missing';
  return emailSchema.safeParse(text).success ? undefined : 'implausible';
};

const fieldOrder = [
  'company',
  'first_name',
  'last_name',
  'street',
  'address_addition',
  'zip',
  'city',
  'country',
  'phone',
] as const satisfies (keyof AddressDraft)[];

const findIn = (group: 'invoice' | 'shipping', address: AddressDraft): [string, FieldProblem][] => {
  const problems = findAddressProblems(address);
  return fieldOrder.flatMap((field): [string, FieldProblem][] => {
    const problem = problems[field];
    return problem ? [[`${group}.${field}`, problem]] : [];
  });
};

export const findFormProblems = (draft: CheckoutDraft): FormProblems => {
  const emailProblem = findEmailProblem(draft.customerEmail);
  return Object.fromEntries([
    ...(emailProblem ? [['email', emailProblem] as const] : []),
    ...findIn('shipping', draft.shippingAddress),
    ...(draft.invoiceAddress ? findIn('invoice', draft.invoiceAddress) : []),
    ...(draft.shippingMethod === null ? [['shippingMethod', 'missing'] as const] : []),
    ...(draft.paymentMethod === null ? [['paymentMethod', 'missing'] as const] : []),
  ]);
};

/** The control that a refusal of the service is about, by the field of the body that it names; none: of no control. */
export const toControlName = (field: string | undefined): string | undefined =>
  field === undefined
    ? undefined
    : {
        email: 'email',
        shipping_address: 'shipping.first_name',
        invoice_address: 'invoice.first_name',
        shipping: 'shippingMethod',
        payment_method: 'paymentMethod',
        comment: 'comment',
      }[field];

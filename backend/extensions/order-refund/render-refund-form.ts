// Renders payments with their refundable amounts, the selection of what to refund, and the refund button, which needs a
// second click.
import { h, type VNode } from 'vue';
import type { PaymentRefundAmounts, OrderRefundOverview } from '../../../contract/shop/refund.ts';
import { formatPrice } from '../../../domain/format-amounts.ts';
import {
  renderStudioButton,
  renderStudioTextField,
  createCheckboxHandler,
  createTextInputHandler,
} from '../../studio/render-studio-controls.ts';
import { formatStudioDay } from '../../studio/create-studio-messages.ts';
import {
  type RefundFormState,
  calculateRefundFormAmount,
  selectAllRefundLines,
  updateRefundFormQuantities,
  toRefundFormStateWithWithdrawnLines,
} from './refund-form-state.ts';
import type { RefundPanelMessages } from './refund-panel-messages.ts';

export interface RefundPanelProps {
  view: OrderRefundOverview;
  texts: RefundPanelMessages;
  choice: RefundFormState;
  isBusy: boolean;
  confirmingAction: string;
  onChoice: (choice: RefundFormState) => void;
  onAsk: (action: string) => void;
}

interface RefundFormProps extends RefundPanelProps {
  source: number;
  onRefund: () => void;
}

const renderCheck = (label: string, checked: boolean, onChange: (checked: boolean) => void): VNode =>
  h('label', [h('input', { type: 'checkbox', checked, onChange: createCheckboxHandler(onChange) }), h('span', label)]);

/** @param attributes of Directus's button */
export const renderRefundPanelButton = (label: string, onClick: () => unknown, attributes: object = {}): VNode =>
  renderStudioButton(label, onClick, { small: true, ...attributes });

const renderLine = (
  line: OrderRefundOverview['lines'][number],
  { view, choice, texts, onChoice }: RefundFormProps,
): VNode => {
  const remaining = line.quantity - line.refundedQuantity;
  const chosen = choice.quantities[line.id] ?? 0;
  const set = (quantity: number) =>
    onChoice(
      updateRefundFormQuantities(view, choice, {
        ...choice.quantities,
        [line.id]: Math.min(remaining, Math.max(0, quantity || 0)),
      }),
    );
  const quantity =
    remaining === 1
      ? h('input', {
          type: 'checkbox',
          checked: chosen === 1,
          'aria-label': texts.t('quantityOf', { name: line.name }),
          onChange: createCheckboxHandler((isChosen) => set(isChosen ? 1 : 0)),
        })
      : h('label', [
          h('input', {
            type: 'number',
            min: 0,
            max: remaining,
            value: chosen,
            'aria-label': texts.t('quantityOf', { name: line.name }),
            onInput: createTextInputHandler((typed) => set(Number(typed))),
          }),
          texts.t('quantity', { left: remaining }),
        ]);
  return h('tr', { key: line.id }, [
    h('td', remaining === 0 ? texts.t('allRefunded') : [quantity]),
    h('td', [
      `${line.quantity} × ${line.name}`,
      line.isMadeToOrder ? h('span', { class: 'note' }, texts.t('madeToOrder')) : null,
    ]),
    // Less than the price if the order had a discount.
    h('td', { class: 'amount' }, formatPrice(Math.round(line.totalCents / line.quantity), texts.language)),
  ]);
};

const renderExtra = (
  label: string,
  cents: number,
  isChosen: boolean,
  texts: RefundPanelMessages,
  onChange: (checked: boolean) => void,
): VNode | null =>
  cents === 0
    ? null
    : h('tr', [
        h('td', [
          h('input', {
            type: 'checkbox',
            checked: isChosen,
            'aria-label': label,
            onChange: createCheckboxHandler(onChange),
          }),
        ]),
        h('td', label),
        h('td', { class: 'amount' }, formatPrice(cents, texts.language)),
      ]);

const renderSubmit = (view: RefundFormProps): VNode => {
  const { texts, choice, source: index, isBusy, confirmingAction, onAsk, onRefund } = view;
  const source = view.view.sources[index];
  const priced = calculateRefundFormAmount(view.view, choice);
  if (!priced.ok || !source) {
    const isUnreadable = !priced.ok && priced.refusal === 'other_unreadable';
    return isUnreadable
      ? h('p', { class: 'problem', role: 'alert' }, texts.t('otherWrong'))
      : h('div', { class: 'buttons' }, [
          renderRefundPanelButton(texts.t('choose'), () => undefined, { disabled: true }),
        ]);
  }
  const amount = formatPrice(priced.amountCents, texts.language);
  if (priced.amountCents > source.refundableCents)
    return h(
      'p',
      { class: 'problem', role: 'alert' },
      texts.t('tooMuch', { amount: formatPrice(source.refundableCents, texts.language) }),
    );
  if (source.way === 'transfer')
    return h('div', { class: 'buttons' }, [
      renderRefundPanelButton(texts.t('task', { amount }), onRefund, { loading: isBusy }),
    ]);
  if (confirmingAction !== 'refund')
    return h('div', { class: 'buttons' }, [
      renderRefundPanelButton(texts.t('refund', { amount }), () => onAsk('refund')),
    ]);
  return h('div', { class: 'sure', role: 'group' }, [
    h(
      'p',
      source.isAuthorizedOnly ? texts.t('release') : texts.t('sure', { amount, way: texts.t(`ways.${source.way}`) }),
    ),
    h('div', { class: 'buttons' }, [
      renderRefundPanelButton(texts.t('confirm', { amount }), onRefund, { kind: 'danger', loading: isBusy }),
      renderRefundPanelButton(texts.t('cancel'), () => onAsk(''), { secondary: true }),
    ]),
  ]);
};

export const renderRefundForm = (view: RefundFormProps): VNode => {
  const { texts, choice, onChoice, source } = view;
  const { lines, shipping, presentWrap, withdrawals, sources } = view.view;
  const isTransfer = sources[source]?.way === 'transfer';
  const set = (changes: Partial<RefundFormState>) => onChoice({ ...choice, ...changes });
  const isChosen = Object.values(choice.quantities).some((quantity) => quantity > 0);
  return h('div', { class: 'order-refund' }, [
    h('div', { class: 'buttons' }, [
      ...withdrawals
        .filter(({ isHandled }) => !isHandled)
        .map(({ id, receivedAt }) =>
          renderRefundPanelButton(texts.t('withdrawn', { date: formatStudioDay(texts, receivedAt) }), () =>
            onChoice(toRefundFormStateWithWithdrawnLines(view.view, choice, id)),
          ),
        ),
      renderRefundPanelButton(texts.t('all'), () => onChoice(selectAllRefundLines(view.view, choice)), {
        secondary: true,
      }),
      isChosen &&
        renderRefundPanelButton(texts.t('none'), () => onChoice(updateRefundFormQuantities(view.view, choice, {})), {
          secondary: true,
        }),
    ]),
    h('table', [
      h('thead', h('tr', [h('th', ''), h('th', texts.t('line')), h('th', { class: 'amount' }, texts.t('price'))])),
      h('tbody', [
        ...lines.map((line) => renderLine(line, view)),
        renderExtra(texts.t('shipping'), shipping.openCents, choice.isShippingIncluded, texts, (isShippingIncluded) =>
          set({ isShippingIncluded }),
        ),
        renderExtra(
          texts.t('presentWrap'),
          presentWrap.openCents,
          choice.isPresentWrapIncluded,
          texts,
          (isPresentWrapIncluded) => set({ isPresentWrapIncluded }),
        ),
      ]),
    ]),
    h('div', { class: 'fields' }, [
      renderStudioTextField(texts.t('other'), choice.other, (other) => set({ other })),
      renderStudioTextField(texts.t('reason'), choice.reason, (reason) => set({ reason })),
      ...(isTransfer
        ? [
            renderStudioTextField(texts.t('iban'), choice.iban, (iban) => set({ iban })),
            renderStudioTextField(texts.t('holder'), choice.accountHolder, (accountHolder) => set({ accountHolder })),
          ]
        : []),
    ]),
    isChosen && renderCheck(texts.t('restock'), choice.isRestocked, (isRestocked) => set({ isRestocked })),
    renderSubmit(view),
  ]);
};

/** Amounts paid, refunded and refundable, by payment. */
interface SourcesView {
  view: OrderRefundOverview;
  texts: RefundPanelMessages;
  /** Index of the payment to refund. */
  source: number;
  onSource: (index: number) => void;
}

const renderSums = (source: PaymentRefundAmounts, texts: RefundPanelMessages): VNode => {
  const sums: [string, number][] = [
    [source.isAuthorizedOnly ? texts.t('authorized') : texts.t('captured'), source.capturedCents],
    [texts.t('refunded'), source.refundedCents],
    ...(source.openCents > 0 ? [[texts.t('open'), source.openCents] as [string, number]] : []),
    [texts.t('refundable'), source.refundableCents],
    ...(source.voucherCents > 0 ? [[texts.t('toVoucher'), source.voucherCents] as [string, number]] : []),
  ];
  return h('dl', { class: 'sums' }, [
    h('div', [h('dt', texts.t('paid')), h('dd', texts.t(`ways.${source.way}`))]),
    ...sums.map(([name, cents]) => h('div', [h('dt', name), h('dd', formatPrice(cents, texts.language))])),
  ]);
};

export const renderRefundablePayments = ({ view, texts, source, onSource }: SourcesView): VNode => {
  if (view.sources.length === 0) return h('p', texts.t('nothingPaid'));
  return h(
    'div',
    view.sources.map((paymentSource, index) =>
      view.sources.length === 1
        ? renderSums(paymentSource, texts)
        : h('label', [
            h('input', { type: 'radio', name: 'source', checked: index === source, onChange: () => onSource(index) }),
            renderSums(paymentSource, texts),
          ]),
    ),
  );
};

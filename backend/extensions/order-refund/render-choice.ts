// The choice of what goes back, and the button with its sum, which is pressed twice.
import { h, resolveComponent, type VNode } from 'vue';
import type { RefundView } from '../../../contract/shop/refund.ts';
import { type Choice, priceChoice, withEverything, withQuantities, withWithdrawal } from './refund-choice.ts';
import { formatCents, formatRefundDay, type Texts } from './texts.ts';

export interface ChoiceView {
  view: RefundView;
  texts: Texts;
  choice: Choice;
  source: number;
  isBusy: boolean;
  asked: string;
  onChoice: (choice: Choice) => void;
  onAsk: (what: string) => void;
  onRefund: () => void;
}

const valueOf = (event: Event): string => (event.target as HTMLInputElement).value;
const checkedOf = (event: Event): boolean => (event.target as HTMLInputElement).checked;

export const renderText = (label: string, value: string, onInput: (value: string) => void): VNode =>
  h('label', { class: 'stacked' }, [
    h('span', label),
    h('input', { type: 'text', value, onInput: (event: Event) => onInput(valueOf(event)) }),
  ]);

const renderCheck = (label: string, checked: boolean, onChange: (checked: boolean) => void): VNode =>
  h('label', [
    h('input', { type: 'checkbox', checked, onChange: (event: Event) => onChange(checkedOf(event)) }),
    h('span', label),
  ]);

const renderButton = (label: string, onClick: () => void, extra: Record<string, unknown> = {}): VNode =>
  h(resolveComponent('v-button'), { small: true, ...extra, onClick }, () => label);

const renderLine = (line: RefundView['lines'][number], { view, choice, texts, onChoice }: ChoiceView): VNode => {
  const left = line.quantity - line.refundedQuantity;
  const chosen = choice.quantities[line.id] ?? 0;
  const set = (quantity: number) =>
    onChoice(
      withQuantities(view, choice, { ...choice.quantities, [line.id]: Math.min(left, Math.max(0, quantity || 0)) }),
    );
  const quantity =
    left === 1
      ? h('input', {
          ...{ type: 'checkbox', checked: chosen === 1, 'aria-label': texts.quantityOf(line.name) },
          onChange: (event: Event) => set(checkedOf(event) ? 1 : 0),
        })
      : h('label', [
          h('input', {
            ...{ type: 'number', min: 0, max: left, value: chosen, 'aria-label': texts.quantityOf(line.name) },
            onInput: (event: Event) => set(Number(valueOf(event))),
          }),
          texts.quantity(left),
        ]);
  return h('tr', { key: line.id }, [
    h('td', left === 0 ? texts.allRefunded : [quantity]),
    h('td', [
      `${line.quantity} × ${line.name}`,
      line.isMadeToOrder ? h('span', { class: 'note' }, texts.madeToOrder) : null,
    ]),
    h('td', { class: 'amount' }, formatCents(texts, line.priceCents)),
  ]);
};

const renderExtra = (
  label: string,
  cents: number,
  isChosen: boolean,
  texts: Texts,
  onChange: (checked: boolean) => void,
): VNode | null =>
  cents === 0
    ? null
    : h('tr', [
        h('td', [
          h('input', {
            ...{ type: 'checkbox', checked: isChosen, 'aria-label': label },
            onChange: (event: Event) => onChange(checkedOf(event)),
          }),
        ]),
        h('td', label),
        h('td', { class: 'amount' }, formatCents(texts, cents)),
      ]);

const renderPress = (view: ChoiceView): VNode => {
  const { texts, choice, source: index, isBusy, asked, onAsk, onRefund } = view;
  const source = view.view.sources[index];
  const priced = priceChoice(view.view, choice);
  if (!priced.ok || !source) {
    const isUnreadable = !priced.ok && priced.refusal === 'other_unreadable';
    return isUnreadable
      ? h('p', { class: 'problem', role: 'alert' }, texts.otherWrong)
      : h('div', { class: 'buttons' }, [renderButton(texts.choose, () => undefined, { disabled: true })]);
  }
  const amount = formatCents(texts, priced.amountCents);
  if (priced.amountCents > source.refundableCents)
    return h('p', { class: 'problem', role: 'alert' }, texts.tooMuch(formatCents(texts, source.refundableCents)));
  if (source.way === 'transfer')
    return h('div', { class: 'buttons' }, [renderButton(texts.task(amount), onRefund, { loading: isBusy })]);
  if (asked !== 'refund')
    return h('div', { class: 'buttons' }, [renderButton(texts.refund(amount), () => onAsk('refund'))]);
  return h('div', { class: 'sure', role: 'group' }, [
    h('p', source.isAuthorizedOnly ? texts.release : texts.sure(amount, texts.ways[source.way])),
    h('div', { class: 'buttons' }, [
      renderButton(texts.confirm(amount), onRefund, { kind: 'danger', loading: isBusy }),
      renderButton(texts.cancel, () => onAsk(''), { secondary: true }),
    ]),
  ]);
};

export const renderChoice = (view: ChoiceView): VNode => {
  const { texts, choice, onChoice, source } = view;
  const { lines, shipping, presentWrap, withdrawals, sources } = view.view;
  const isTransfer = sources[source]?.way === 'transfer';
  const set = (changes: Partial<Choice>) => onChoice({ ...choice, ...changes });
  const isChosen = Object.values(choice.quantities).some((quantity) => quantity > 0);
  return h('div', { class: 'order-refund' }, [
    h('div', { class: 'buttons' }, [
      ...withdrawals
        .filter(({ isHandled }) => !isHandled)
        .map(({ id, receivedAt }) =>
          renderButton(texts.withdrawn(formatRefundDay(texts, receivedAt)), () =>
            onChoice(withWithdrawal(view.view, choice, id)),
          ),
        ),
      renderButton(texts.all, () => onChoice(withEverything(view.view, choice)), { secondary: true }),
      isChosen && renderButton(texts.none, () => onChoice(withQuantities(view.view, choice, {})), { secondary: true }),
    ]),
    h('table', [
      h('thead', h('tr', [h('th', ''), h('th', texts.line), h('th', { class: 'amount' }, texts.price)])),
      h('tbody', [
        ...lines.map((line) => renderLine(line, view)),
        renderExtra(texts.shipping, shipping.openCents, choice.isShippingIncluded, texts, (isShippingIncluded) =>
          set({ isShippingIncluded }),
        ),
        renderExtra(
          texts.presentWrap,
          presentWrap.openCents,
          choice.isPresentWrapIncluded,
          texts,
          (isPresentWrapIncluded) => set({ isPresentWrapIncluded }),
        ),
      ]),
    ]),
    h('div', { class: 'fields' }, [
      renderText(texts.other, choice.other, (other) => set({ other })),
      renderText(texts.reason, choice.reason, (reason) => set({ reason })),
      ...(isTransfer
        ? [
            renderText(texts.iban, choice.iban, (iban) => set({ iban })),
            renderText(texts.holder, choice.accountHolder, (accountHolder) => set({ accountHolder })),
          ]
        : []),
    ]),
    isChosen && renderCheck(texts.restock, choice.isRestocked, (isRestocked) => set({ isRestocked })),
    renderPress(view),
  ]);
};

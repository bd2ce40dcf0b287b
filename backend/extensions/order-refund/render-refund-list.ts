// Renders the existing refunds, newest first, each with the actions it needs.
import { h, type VNode, type VNodeArrayChildren } from 'vue';
import type { RefundOverviewEntry } from '../../../contract/shop/refund.ts';
import { formatPrice } from '../../../domain/format-amounts.ts';
import { renderStudioTextField } from '../../studio/render-studio-controls.ts';
import { formatStudioDateTime } from '../../studio/create-studio-messages.ts';
import { type RefundPanelProps, renderRefundPanelButton } from './render-refund-form.ts';
import type { RefundPanelMessages } from './refund-panel-messages.ts';

interface RefundListProps extends RefundPanelProps {
  onRetry: (refund: string) => void;
  onTransferred: (refund: string) => void;
  onTransfer: (refund: string, iban: string, holder: string) => void;
}

const renderParts = (refund: RefundOverviewEntry, texts: RefundPanelMessages): string => {
  const extras: [string, number][] = [
    [texts.t('shipping'), refund.shippingCents],
    [texts.t('presentWrap'), refund.presentWrapCents],
    [formatPrice(refund.otherCents, texts.language), refund.otherCents],
  ];
  return [
    ...refund.lines.map(({ quantity, name }) => `${quantity} × ${name}`),
    ...extras.filter(([, cents]) => cents > 0).map(([name]) => name),
    refund.reason,
  ]
    .filter(Boolean)
    .join(' · ');
};

/** Asks for confirmation before an action. */
const renderConfirmation = (
  view: RefundListProps,
  question: VNodeArrayChildren,
  yes: string,
  onYes: () => void,
): VNode =>
  h('div', { class: 'sure', role: 'group' }, [
    ...question,
    h('div', { class: 'buttons' }, [
      renderRefundPanelButton(yes, onYes, { loading: view.isBusy }),
      renderRefundPanelButton(view.texts.t('cancel'), () => view.onAsk(''), { secondary: true }),
    ]),
  ]);

const renderFailed = (refund: RefundOverviewEntry, view: RefundListProps): VNode => {
  const { texts, choice, confirmingAction, isBusy, onAsk, onChoice, onRetry, onTransfer } = view;
  if (confirmingAction === refund.id) {
    const { iban, accountHolder } = choice;
    const fields = h('div', { class: 'fields' }, [
      renderStudioTextField(texts.t('iban'), iban, (value) => onChoice({ ...choice, iban: value })),
      renderStudioTextField(texts.t('holder'), accountHolder, (value) => onChoice({ ...choice, accountHolder: value })),
    ]);
    return renderConfirmation(view, [fields], texts.t('instead'), () => onTransfer(refund.id, iban, accountHolder));
  }
  return h('div', { class: 'buttons' }, [
    renderRefundPanelButton(texts.t('again'), () => onRetry(refund.id), { loading: isBusy }),
    refund.state === 'failed' &&
      renderRefundPanelButton(texts.t('instead'), () => onAsk(refund.id), { secondary: true }),
  ]);
};

const renderTask = (refund: RefundOverviewEntry, view: RefundListProps): VNodeArrayChildren => {
  const { texts, confirmingAction, onAsk, onTransferred } = view;
  const amount = formatPrice(refund.amountCents, texts.language);
  const task = h(
    'p',
    { class: 'hint' },
    texts.t('transferTo', {
      amount,
      holder: refund.accountHolder ?? '',
      iban: refund.iban ?? '',
      number: view.view.order.number,
    }),
  );
  if (confirmingAction === refund.id)
    return [
      task,
      renderConfirmation(view, [h('p', texts.t('tickSure'))], texts.t('tickYes'), () => onTransferred(refund.id)),
    ];
  return [task, h('div', { class: 'buttons' }, [renderRefundPanelButton(texts.t('ticked'), () => onAsk(refund.id))])];
};

const renderRefund = (refund: RefundOverviewEntry, view: RefundListProps): VNode => {
  const { texts } = view;
  const { failure, state, settledAt, settledBy, nextAttemptAt } = refund;
  const isReleased = state === 'succeeded' && refund.isRelease;
  const next =
    state === 'requested' && nextAttemptAt
      ? texts.t('nextAttempt', { time: formatStudioDateTime(texts, nextAttemptAt) })
      : '';
  return h('li', { key: refund.id }, [
    h('div', { class: 'head' }, [
      h('strong', formatPrice(refund.amountCents, texts.language)),
      h('span', { class: ['state', state] }, isReleased ? texts.t('released') : texts.t(`states.${state}`)),
      h('span', `${formatStudioDateTime(texts, refund.createdAt)} ${texts.t('by', { name: refund.requestedBy })}`),
      settledAt && h('span', `→ ${formatStudioDateTime(texts, settledAt)} ${texts.t('by', { name: settledBy ?? '' })}`),
    ]),
    h('p', renderParts(refund, texts)),
    failure && h('p', { class: 'problem' }, `${failure[texts.language]} ${next}`),
    failure && renderFailed(refund, view),
    ...(state === 'to_transfer' ? renderTask(refund, view) : []),
  ]);
};

export const renderRefundList = (view: RefundListProps): VNode | null =>
  view.view.refunds.length === 0
    ? null
    : h('div', [
        h('h3', view.texts.t('history')),
        h(
          'ul',
          { class: 'refunds' },
          view.view.refunds.map((refund) => renderRefund(refund, view)),
        ),
      ]);

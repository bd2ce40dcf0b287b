// Renders what an order contains: progress, items, amounts, addresses, history and emails.
import { h, resolveComponent, type VNode } from 'vue';
import { formatPercent, formatPrice } from '../../../domain/format-amounts.ts';
import { toOrderTimeline } from '../../../domain/order-timeline.ts';
import { type RecipientAddress, toPostalAddressLines } from '../../../domain/postal-address.ts';
import { orderStateColors, orderStateLabels } from '../../schema/orders/order-state-labels.ts';
import { formatStudioDay, formatStudioDateTime } from '../../studio/create-studio-messages.ts';
import {
  toPersonalizationLabelValueLines,
  toEngravingDrawingDataUrls,
} from '../engraving-picture/to-engraving-display-values.ts';
import { formatOrderLanguage, type OrderOverviewMessages } from './order-overview-messages.ts';
import type { SingleOrderOverview, OrderOverviewLineItem } from './order-overview-record.ts';

export interface OrderDetailsProps {
  order: SingleOrderOverview;
  texts: OrderOverviewMessages;
  toImageUrl: (file: string) => string;
  /** Name of the address that was copied last, and whether only its text could be selected. */
  copied: { name: string; isSelected: boolean } | undefined;
  onCopy: (name: string, text: string, block: HTMLElement | null) => void;
}

export const renderOrderHeader = ({ order, texts }: OrderDetailsProps): VNode => {
  const label = orderStateLabels[order.state][texts.language];
  const timeline = toOrderTimeline(order);
  return h('header', [
    h('div', { class: 'head' }, [
      h('span', { class: 'label', style: { backgroundColor: orderStateColors[order.state] } }, label),
      h('span', texts.t('placed', { time: formatStudioDateTime(texts, order.placedAt) })),
      order.language !== texts.language &&
        h('span', texts.t('writes', { language: formatOrderLanguage(texts, order.language) })),
    ]),
    timeline.length > 0 &&
      h(
        'ol',
        { class: 'timeline', 'aria-label': texts.t('course.label') },
        timeline.map(({ step, progress }) =>
          h('li', { class: progress, 'aria-current': progress === 'now' ? 'step' : undefined }, [
            texts.t(`course.${step}`),
            h('span', { class: 'hidden-text' }, ` (${texts.t(`course.progress.${progress}`)})`),
          ]),
        ),
      ),
  ]);
};

/** What the staff must not overlook. */
export const renderOrderOverviewNotices = ({ order, texts }: OrderDetailsProps): VNode[] => [
  ...order.openWithdrawals.map(({ id, date_created: day }) =>
    h('p', { class: 'notice warning' }, [
      h(resolveComponent('router-link'), { to: `/content/ecommerce_withdrawal/${id}` }, () =>
        texts.t('withdrawn', { day: formatStudioDay(texts, day) }),
      ),
    ]),
  ),
  ...order.mails
    .filter(({ state }) => state === 'failed')
    .map(({ subject, recipient }) =>
      h('p', { class: 'notice warning' }, texts.t('mailFailed', { subject, email: recipient })),
    ),
  ...(order.comment === null
    ? []
    : [h('p', { class: 'notice comment' }, [h('strong', texts.t('comment')), h('span', order.comment)])]),
  ...(order.hasPresentWrap ? [h('p', { class: 'notice' }, [h('strong', texts.t('presentWrap'))])] : []),
];

const renderLine = (line: OrderOverviewLineItem, { texts, toImageUrl }: OrderDetailsProps): VNode => {
  const { language } = texts;
  const name = [line.name, line.variantName].filter(Boolean).join(', ');
  const details = [
    line.referenceNumber && texts.t('items.reference', { number: line.referenceNumber }),
    line.shippingTime && texts.t('items.deliveryTime', { time: line.shippingTime }),
  ].filter(Boolean);
  return h('li', { key: line.id }, [
    line.image === null
      ? h('span', { class: 'image' })
      : h('img', { class: 'image', src: toImageUrl(line.image), alt: '', loading: 'lazy' }),
    h('div', { class: 'product' }, [
      h('div', [
        h('span', { class: 'quantity' }, `${line.quantity} ×`),
        ' ',
        line.product === null
          ? h('strong', name)
          : h(resolveComponent('router-link'), { to: `/content/ecommerce_product/${line.product}` }, () => name),
      ]),
      h('small', details.join(' · ')),
      ...toPersonalizationLabelValueLines(line.labels).map((text) => h('p', { class: 'personalization' }, text)),
      ...toEngravingDrawingDataUrls(line.previews).map((src) =>
        h('img', { class: 'drawing', src, alt: texts.t('items.drawing') }),
      ),
    ]),
    h('div', { class: 'amount' }, [
      h('span', formatPrice(line.priceCents * line.quantity, language)),
      line.quantity > 1 && h('small', texts.t('items.each', { amount: formatPrice(line.priceCents, language) })),
    ]),
  ]);
};

const renderTotals = ({ order, texts }: OrderDetailsProps): VNode => {
  const renderRow = (label: string, cents: number, className?: string) =>
    h('div', { class: className }, [h('dt', label), h('dd', formatPrice(cents, texts.language))]);
  const shippingCents = order.shippingCents + order.shippingDiscountCents;
  return h('dl', { class: 'totals', 'aria-label': texts.t('totals.heading') }, [
    renderRow(texts.t('totals.goods'), order.goodsCents + order.discountCents),
    (!order.isPickup || shippingCents !== 0) && renderRow(texts.t('totals.delivery'), shippingCents),
    order.discountCode !== null &&
      renderRow(
        texts.t('totals.discount', { code: order.discountCode }),
        -order.discountCents - order.shippingDiscountCents,
      ),
    order.presentWrapCents > 0 && renderRow(texts.t('totals.presentWrap'), order.presentWrapCents),
    renderRow(texts.t('totals.total'), order.totalCents, 'total'),
    order.voucherCents > 0 && renderRow(texts.t('totals.voucher'), -order.voucherCents),
    order.voucherCents > 0 && renderRow(texts.t('totals.due'), order.dueCents, 'total'),
    ...order.taxes.map(({ percent, amountCents }) =>
      renderRow(texts.t('totals.tax', { percent: formatPercent(percent, texts.language) }), amountCents, 'tax'),
    ),
  ]);
};

export const renderOrderItems = (props: OrderDetailsProps): VNode =>
  h('section', [
    h('h3', props.texts.t('items.heading')),
    h(
      'ul',
      { class: 'items' },
      props.order.lines.map((line) => renderLine(line, props)),
    ),
    renderTotals(props),
  ]);

const renderAddress = (heading: string, address: RecipientAddress, props: OrderDetailsProps): VNode => {
  const { texts, copied, onCopy } = props;
  const lines = toPostalAddressLines(address, texts.language);
  const isCopied = copied?.name === heading;
  const text = isCopied ? texts.t(copied.isSelected ? 'addresses.selected' : 'addresses.copied') : '';
  return h('div', { class: 'card' }, [
    h('div', { class: 'card-head' }, [
      h('h3', heading),
      h(
        'button',
        {
          type: 'button',
          class: 'plain',
          'aria-label': texts.t('addresses.copyName', { name: heading }),
          onClick: (event: Event) =>
            onCopy(
              heading,
              lines.join('\n'),
              (event.currentTarget as HTMLElement).closest('.card')?.querySelector('address') ?? null,
            ),
        },
        texts.t('addresses.copy'),
      ),
    ]),
    h(
      'address',
      lines.map((line) => h('span', line)),
    ),
    h('small', { role: 'status' }, text),
  ]);
};

const toPaymentText = (
  { dueCents, voucherCents, paymentName }: SingleOrderOverview,
  texts: OrderOverviewMessages,
): string => (dueCents > 0 ? paymentName : texts.t(voucherCents > 0 ? 'totals.voucher' : 'payment.nothingDue'));

const renderPayment = ({ order, texts }: OrderDetailsProps): VNode =>
  h('div', { class: 'card' }, [
    h('h3', texts.t('payment.heading')),
    h('span', toPaymentText(order, texts)),
    (order.dueCents > 0 || order.isPaid) &&
      h('strong', { class: ['payment', order.isPaid && 'paid'] }, [
        order.paidAt === null
          ? texts.t('payment.open')
          : texts.t('payment.paid', { day: formatStudioDay(texts, order.paidAt) }),
      ]),
    !order.isPaid &&
      order.payableUntil !== null &&
      h('small', texts.t('payment.until', { day: formatStudioDay(texts, order.payableUntil) })),
  ]);

const renderDelivery = ({ order, texts }: OrderDetailsProps): VNode => {
  const { carrier, number, url } = order.tracking;
  const trackingText = texts.t(url === null ? 'delivery.number' : 'delivery.track', { number });
  return h('div', { class: 'card' }, [
    h('h3', texts.t(order.isPickup ? 'pickup.heading' : 'delivery.heading')),
    h('span', order.pickupBranchName ?? order.shippingName),
    order.isPickup &&
      order.pickupUntil !== null &&
      h('small', texts.t('pickup.until', { day: formatStudioDay(texts, order.pickupUntil) })),
    number !== '' && h('small', carrier),
    number !== '' &&
      (url === null
        ? h('small', trackingText)
        : h('a', { href: url, target: '_blank', rel: 'noreferrer' }, trackingText)),
  ]);
};

export const renderOrderOverviewAddresses = (props: OrderDetailsProps): VNode => {
  const { order, texts } = props;
  return h('section', { class: 'cards' }, [
    renderAddress(texts.t(order.isPickup ? 'addresses.customer' : 'addresses.delivery'), order.shippingAddress, props),
    order.invoiceAddress === null
      ? h('div', { class: 'card' }, [h('h3', texts.t('addresses.invoice')), h('small', texts.t('addresses.same'))])
      : renderAddress(texts.t('addresses.invoice'), order.invoiceAddress, props),
    h('div', { class: 'card' }, [
      h('h3', texts.t('contact')),
      h('a', { href: `mailto:${order.email}` }, order.email),
      order.phone !== '' && h('a', { href: `tel:${order.phone}` }, order.phone),
    ]),
    renderPayment(props),
    renderDelivery(props),
  ]);
};

const mailStates = ['failed', 'pending', 'sent', 'withheld'] as const;

export const renderOrderHistory = ({ order, texts }: OrderDetailsProps): VNode =>
  h('details', [
    h('summary', texts.t('history.heading')),
    h(
      'ol',
      order.history.map((entry) =>
        h('li', [
          h('strong', orderStateLabels[entry.to_state][texts.language]),
          h(
            'small',
            texts.t('history.by', { time: formatStudioDateTime(texts, entry.date_created), name: entry.actor }),
          ),
          entry.note !== null && h('span', entry.note),
        ]),
      ),
    ),
    h('h3', texts.t('history.mails')),
    h(
      'ol',
      order.mails.map((mail) => {
        const state = mailStates.find((one) => one === mail.state);
        return h('li', { key: mail.id }, [
          h(resolveComponent('router-link'), { to: `/content/ecommerce_mail/${mail.id}` }, () => mail.subject),
          h('small', [
            texts.t('history.mailTo', {
              time: formatStudioDateTime(texts, mail.sent_at ?? mail.date_created),
              email: mail.recipient,
            }),
            state && state !== 'sent' ? ` – ${texts.t(`history.mailStates.${state}`)}` : '',
          ]),
        ]);
      }),
    ),
  ]);

// What came in, what went back and what is left, by payment.
import { h, type VNode } from 'vue';
import type { RefundSource, RefundView } from '../../../contract/shop/refund.ts';
import { formatCents, type Texts } from './texts.ts';

export interface SourcesView {
  view: RefundView;
  texts: Texts;
  /** Index of the payment that is given back of. */
  source: number;
  onSource: (index: number) => void;
}

const renderSums = (source: RefundSource, texts: Texts): VNode => {
  const sums: [string, number][] = [
    [source.isAuthorizedOnly ? texts.authorized : texts.captured, source.capturedCents],
    [texts.refunded, source.refundedCents],
    ...(source.openCents > 0 ? [[texts.open, source.openCents] as [string, number]] : []),
    [texts.refundable, source.refundableCents],
  ];
  return h('dl', { class: 'sums' }, [
    h('div', [h('dt', texts.paid), h('dd', texts.ways[source.way])]),
    ...sums.map(([name, cents]) => h('div', [h('dt', name), h('dd', formatCents(texts, cents))])),
  ]);
};

export const renderSources = ({ view, texts, source, onSource }: SourcesView): VNode => {
  if (view.sources.length === 0) return h('p', texts.nothingPaid);
  return h(
    'div',
    view.sources.map((one, index) =>
      view.sources.length === 1
        ? renderSums(one, texts)
        : h('label', [
            h('input', { type: 'radio', name: 'source', checked: index === source, onChange: () => onSource(index) }),
            renderSums(one, texts),
          ]),
    ),
  );
};

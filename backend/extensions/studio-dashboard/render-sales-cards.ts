// Sales: the current week or month, the comparison with the previous one, bars of the last ones, the same as a table
// and as a file, and the best products.
import { h, type VNode } from 'vue';
import type { DashboardSales, SalesFiguresOfPeriod } from '../../../contract/studio/studio-dashboard.ts';
import { formatPrice } from '../../../domain/format-amounts.ts';
import { formatDate, formatDateRange, formatMonthName, formatWeekday } from '../../../domain/format-dates.ts';
import { type SalesPeriodKind, toSalesChange } from '../../../domain/sales-figures.ts';
import { renderStudioButton, renderStudioTable } from '../../studio/render-studio-controls.ts';
import { downloadCsv } from '../stock-and-prices/download-file.ts';
import { type DashboardMessages, formatSalesChartPeriodLabel, formatSalesChange } from './dashboard-messages.ts';
import { renderDashboardCard, renderDashboardRecordRows } from './render-dashboard-card.ts';
import { salesCsvColumns, toSalesCsv } from './to-sales-csv.ts';

export interface SalesFiguresProps {
  sales: DashboardSales;
  texts: DashboardMessages;
  today: string;
  kind: SalesPeriodKind;
  onKind: (kind: SalesPeriodKind) => void;
}

const kinds: readonly SalesPeriodKind[] = ['week', 'month'];

const renderKinds = ({ texts: { t }, kind, onKind }: SalesFiguresProps): VNode =>
  h('fieldset', { class: 'kinds' }, [
    h('legend', t('sales.kind')),
    ...kinds.map((value) =>
      h('label', { key: value }, [
        h('input', {
          type: 'radio',
          name: 'dashboard-sales-kind',
          checked: value === kind,
          onChange: () => onKind(value),
        }),
        h('span', t(`sales.${value}`)),
      ]),
    ),
  ]);

const renderComparison = ({ sales, texts, kind }: SalesFiguresProps, current: SalesFiguresOfPeriod): VNode => {
  const { t, language } = texts;
  const { salesCents, to } = sales[kind].comparable;
  const change = toSalesChange(current.salesCents, salesCents);
  const amount = formatPrice(salesCents, language);
  const day = kind === 'week' ? formatWeekday(to, language) : formatDate(to, language, { hasYear: false });
  const suffix = kind === 'week' ? 'Week' : 'Month';
  return h(
    'p',
    { class: 'comparison' },
    change === null
      ? t(`sales.comparable${suffix}`, { day, amount })
      : t(`sales.change${suffix}`, { change: formatSalesChange(texts, change), day, amount }),
  );
};

/** Hidden from screen readers, which read the table. */
const renderBars = ({ sales, texts, kind }: SalesFiguresProps): VNode => {
  const { periods } = sales[kind];
  const highest = Math.max(1, ...periods.map(({ salesCents }) => salesCents));
  return h(
    'div',
    { class: 'bars', 'aria-hidden': 'true' },
    periods.map(({ from, salesCents }, index) =>
      h(
        'div',
        {
          key: from,
          class: 'bar',
          title: `${formatSalesChartPeriodLabel(texts, from, kind)}: ${formatPrice(salesCents, texts.language)}`,
        },
        [
          h('div', { class: 'space' }, [
            h('div', {
              class: index === periods.length - 1 ? 'fill current' : 'fill',
              style: { blockSize: `${Math.max(0, Math.round((salesCents / highest) * 100))}%` },
            }),
          ]),
          h('span', formatSalesChartPeriodLabel(texts, from, kind)),
        ],
      ),
    ),
  );
};

const formatPeriod = (
  { from, to }: SalesFiguresOfPeriod,
  { language }: DashboardMessages,
  kind: SalesPeriodKind,
): string =>
  kind === 'week' ? formatDateRange({ from, to }, language) : `${formatMonthName(from, language)} ${from.slice(0, 4)}`;

const renderTable = ({ sales, texts, kind }: SalesFiguresProps): VNode => {
  const { t, language } = texts;
  const rows = sales[kind].periods
    .toReversed()
    .map((period) =>
      h('tr', { key: period.from }, [
        h('th', { scope: 'row' }, formatPeriod(period, texts, kind)),
        h('td', String(period.paidOrders)),
        ...[period.paidCents, period.refundedCents, period.salesCents].map((cents) =>
          h('td', formatPrice(cents, language)),
        ),
      ]),
    );
  const headings = [t(`sales.${kind}`), ...salesCsvColumns.slice(2).map((column) => t(`sales.columns.${column}`))];
  return h('details', [
    h('summary', t('sales.table')),
    h('div', { class: 'scroller', tabindex: 0, role: 'region', 'aria-label': t('sales.table') }, [
      renderStudioTable(headings, rows),
    ]),
  ]);
};

const saveCsv = ({ sales, texts, kind, today }: SalesFiguresProps): void => {
  const name = texts.t('sales.csvName', { kind: texts.t(`sales.${kind}`).toLowerCase(), date: today });
  downloadCsv(name, toSalesCsv(sales[kind].periods, texts));
};

const renderBestProducts = ({ sales: { bestProducts }, texts }: SalesFiguresProps): VNode => {
  const { t, language } = texts;
  const rows = bestProducts.map(({ product, name, quantity, goodsCents }, index) => ({
    key: product ?? `${index}`,
    path: product === null ? null : `/content/ecommerce_product/${product}`,
    name,
    detail: t('sales.bestQuantity', { quantity }),
    figure: [formatPrice(goodsCents, language)],
  }));
  return renderDashboardCard({
    name: 'best',
    title: t('sales.best'),
    hint: rows.length > 0 && t('sales.bestHint'),
    content: [renderDashboardRecordRows(rows, t('sales.bestNone'))],
  });
};

export const renderSalesCards = (view: SalesFiguresProps): VNode[] => {
  const { sales, texts, kind } = view;
  const { t, language } = texts;
  const current = sales[kind].periods.at(-1);
  if (!current) return [];
  const card = renderDashboardCard({
    name: 'sales',
    title: t('sales.title'),
    hint: t('sales.note'),
    content: [
      renderKinds(view),
      h('p', { class: 'total' }, [
        h('strong', formatPrice(current.salesCents, language)),
        ` ${t(kind === 'week' ? 'sales.thisWeek' : 'sales.thisMonth')} · ${t('sales.orders', { count: current.paidOrders })}`,
      ]),
      renderComparison(view, current),
      renderBars(view),
      h('div', { class: 'below' }, [
        renderTable(view),
        renderStudioButton(t('sales.csv'), () => saveCsv(view), { secondary: true, small: true }),
      ]),
    ],
  });
  return [card, renderBestProducts(view)];
};

// The orders that are to be packed, to choose from, and the button that prints their delivery notes in one file.
import { h, type VNode } from 'vue';
import { renderStudioFileLink, createCheckboxHandler } from '../../studio/render-studio-controls.ts';
import {
  formatDocumentDate,
  type StudioOrderDocumentMessages,
  toDeliveryNotesUrl,
} from '../order-documents/order-document-messages.ts';
import type { OrderToPack } from './documents-desk-records.ts';

interface PackingProps {
  texts: StudioOrderDocumentMessages;
  orders: readonly OrderToPack[];
  /** Ids. */
  chosen: ReadonlySet<string>;
  onChosen: (ids: ReadonlySet<string>) => void;
}

const renderTable = ({ texts, orders, chosen, onChosen }: PackingProps): VNode => {
  const { t } = texts;
  const set = (id: string, isChosen: boolean) => {
    const ids = new Set(chosen);
    if (isChosen) ids.add(id);
    else ids.delete(id);
    onChosen(ids);
  };
  return h('table', [
    h('thead', [
      h('tr', [
        h('th', { class: 'check' }, [
          h('label', [
            h('input', {
              type: 'checkbox',
              checked: chosen.size === orders.length,
              'aria-label': t('pack.all'),
              onChange: createCheckboxHandler((isAll) => onChosen(new Set(isAll ? orders.map(({ id }) => id) : []))),
            }),
          ]),
        ]),
        ...(['order', 'date', 'customer'] as const).map((column) => h('th', { scope: 'col' }, t(`columns.${column}`))),
      ]),
    ]),
    h(
      'tbody',
      orders.map(({ id, number, customer_name: customer, date_created: created }) =>
        h('tr', { key: id }, [
          h('td', { class: 'check' }, [
            h('label', [
              h('input', {
                type: 'checkbox',
                checked: chosen.has(id),
                'aria-label': t('pack.choose', { number }),
                onChange: createCheckboxHandler((isChosen) => set(id, isChosen)),
              }),
            ]),
          ]),
          h('td', number),
          h('td', { class: 'date' }, formatDocumentDate(texts, created)),
          h('td', customer ?? ''),
        ]),
      ),
    ),
  ]);
};

export const renderDocumentsDeskOrdersToPack = (props: PackingProps): VNode => {
  const { texts, orders, chosen } = props;
  const { t } = texts;
  const ids = orders.map(({ id }) => id).filter((id) => chosen.has(id));
  return h('section', { class: 'card', 'aria-labelledby': 'desk-packing' }, [
    h('h2', { id: 'desk-packing' }, t('pack.title')),
    ...(orders.length === 0
      ? [h('p', t('pack.none'))]
      : [
          h('p', t('pack.text')),
          renderTable(props),
          ids.length === 0
            ? h('p', { class: 'file', 'aria-live': 'polite' }, t('pack.chooseFirst'))
            : renderStudioFileLink(toDeliveryNotesUrl(ids), t('pack.print', { count: ids.length }), { class: 'file' }),
        ]),
  ]);
};

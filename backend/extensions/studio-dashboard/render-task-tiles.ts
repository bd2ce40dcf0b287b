// What waits for the staff: one tile per list, with the number of records, leading to the list.
import { h, type VNode } from 'vue';
import type { StudioTask } from '../../../contract/studio/studio-dashboard.ts';
import type { DashboardMessages } from './dashboard-messages.ts';
import { renderDashboardCard, renderStudioLink } from './render-dashboard-card.ts';

const orderCollections = ['ecommerce_order', 'ecommerce_withdrawal', 'ecommerce_refund'];

const renderTile = ({ name, quantity, collection, bookmark }: StudioTask, { t }: DashboardMessages): VNode => {
  const path = `/content/${collection}${bookmark === null ? '' : `?bookmark=${bookmark}`}`;
  return h('li', { key: name }, [
    renderStudioLink(path, { class: quantity === 0 ? 'tile' : 'tile waiting' }, [
      h('strong', String(quantity)),
      h('span', t(`tasks.names.${name}`)),
    ]),
  ]);
};

export const renderTaskTiles = (tasks: readonly StudioTask[], texts: DashboardMessages): VNode[] =>
  (['orders', 'inquiries'] as const).flatMap((group) => {
    const shown = tasks.filter(({ collection }) => orderCollections.includes(collection) === (group === 'orders'));
    if (shown.length === 0) return [];
    const tiles = h(
      'ul',
      { class: 'tiles' },
      shown.map((task) => renderTile(task, texts)),
    );
    return [renderDashboardCard({ name: group, title: texts.t(`tasks.${group}`), content: [tiles] })];
  });

// Links to the collections of a day's work, beside the dashboard; the studio knows only those that the user may read.
import { h, resolveComponent, type VNode } from 'vue';

/** The part of Directus's store that is used. */
export interface StudioCollections {
  getCollection: (name: string) => { name: string; icon: string | null } | null;
}

const collectionNames = [
  'ecommerce_order',
  'ecommerce_withdrawal',
  'ecommerce_refund',
  'ecommerce_invoice',
  'appointment',
  'contact_message',
  'ecommerce_request',
  'ecommerce_product_rating',
  'ecommerce_product',
];

export const renderDayNavigation = ({ getCollection }: StudioCollections): VNode => {
  const items = collectionNames.flatMap((collection) => {
    const found = getCollection(collection);
    if (!found) return [];
    return h(resolveComponent('v-list-item'), { key: collection, to: `/content/${collection}` }, () => [
      h(resolveComponent('v-list-item-icon'), () => h(resolveComponent('v-icon'), { name: found.icon ?? 'label' })),
      h(resolveComponent('v-list-item-content'), () => found.name),
    ]);
  });
  return h(resolveComponent('v-list'), { nav: true }, () => items);
};

// The page of one of our own modules: its styles, and in the navigation the collections of a day's work; the studio knows
// only those that the user may read.
import { useStores } from '@directus/extensions-sdk';
import { h, resolveComponent, type VNode, type VNodeArrayChildren } from 'vue';

/** The part of Directus's store that is used. */
interface StudioCollections {
  getCollection: (name: string) => { name: string; icon: string | null } | null;
}

interface StudioPage {
  title: string;
  icon: string;
  /** Class of the content. */
  name: string;
  styles: string;
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

/** Hides Directus's sidebar, which would be empty; on a phone it would cover the page. */
const sidebarStyles = `
.main-split:has(.studio-page) { grid-template-columns: 100% 0 0 !important; }
.main-split:has(.studio-page) :is(.sp-divider, .sp-end, .sidebar-toggle) { display: none; }
:root:has(.studio-page) .container:has(> .panel > #sidebar-mobile-outlet) { display: none; }
`;

const renderNavigation = ({ getCollection }: StudioCollections): VNode => {
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

/** For the setup of a module; returns its render function. */
export const useStudioModulePageRenderer = (
  { title, icon, name, styles }: StudioPage,
  renderContent: () => VNodeArrayChildren,
): (() => VNode) => {
  // Directus does not type its stores.
  const { useCollectionsStore } = useStores() as { useCollectionsStore: () => StudioCollections };
  return () =>
    h(
      resolveComponent('private-view'),
      { title, icon },
      {
        default: () =>
          h('div', { class: ['studio-page', name] }, [h('style', sidebarStyles + styles), ...renderContent()]),
        navigation: () => renderNavigation(useCollectionsStore()),
      },
    );
};

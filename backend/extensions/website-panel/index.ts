// A Directus panel for dashboards: how far the publication of the user's site is, what went live last, and “publish now”
// (docs/decisions/032). Directus bundles it at its start, with the app's Vue.
import { definePanel } from '@directus/extensions-sdk';
import { WebsitePanel } from './website-panel.ts';

export default definePanel({
  id: 'website-panel',
  name: 'Website',
  icon: 'publish',
  description: 'Wann Änderungen live gehen / When changes go live',
  component: WebsitePanel,
  options: null,
  minWidth: 20,
  minHeight: 14,
});

// A Directus interface for the list of marks of a shop window (backend/schema/site/hotspot.ts): above Directus's own list
// it shows the picture, in which editors set and move the marks. Directus bundles it at its start, with the app's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { ShopWindowMarks } from './shop-window-marks.ts';

export default defineInterface({
  id: 'shop-window-marks',
  name: 'Shop window marks',
  icon: 'my_location',
  component: ShopWindowMarks,
  types: ['alias'],
  localTypes: ['o2m'],
  group: 'relational',
  relational: true,
  options: null,
});

// A Directus interface for amounts, percentages and counts: reads and shows them as the editor's language writes them, and
// lets nothing be saved that could mean two things. Directus bundles it at its start, with the app's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { NumberInput } from './number-input.ts';

export default defineInterface({
  id: 'number-input',
  name: 'Number in the language of the editor',
  icon: 'euro',
  component: NumberInput,
  types: ['decimal', 'integer'],
  group: 'standard',
  options: null,
});

// Directus interface for the synonym of a search without results (backend/schema/shop/search-synonyms-and-zero-result-searches.ts): a button creates one
// with the word and its language filled in, below it an existing one can be chosen. Bundled with the studio's Vue.
import { defineInterface } from '@directus/extensions-sdk';
import { computed, defineComponent, h, inject, type PropType, type Ref, ref, resolveComponent } from 'vue';
import de from '../../../locales/de/studioSynonym.json' with { type: 'json' };
import en from '../../../locales/en/studioSynonym.json' with { type: 'json' };
import { renderStudioButton } from '../../studio/render-studio-controls.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';

/** @param language studio language, such as `de-DE` */
export const getSearchSynonymMessages = createStudioMessages({ de, en });

/** A synonym that is created when the form is saved. */
interface NewSynonym {
  terms: string[] | null;
  language: unknown;
  /** Editors have only one, which their permissions set. */
  project: unknown;
}

const isNew = (value: unknown): value is NewSynonym =>
  typeof value === 'object' && value !== null && 'terms' in value && !('id' in value);

const SearchSynonym = defineComponent({
  name: 'SearchSynonym',
  inheritAttrs: false,
  props: {
    value: { type: [Object, String] as PropType<NewSynonym | string | null>, default: null },
    disabled: Boolean,
    nonEditable: Boolean,
  },
  emits: ['input'],
  setup(props, { attrs, emit }) {
    const { t } = getSearchSynonymMessages(document.documentElement.lang);
    const search = inject<Ref<{ query?: string; language?: string; project?: unknown }>>('values', ref({}));
    const isEditable = computed(() => !props.disabled && !props.nonEditable);
    const change = (value: unknown) => emit('input', value);

    const renderNew = (synonym: NewSynonym) => [
      h('p', t('hint', { word: search.value.query ?? '' })),
      h(resolveComponent('interface-tags'), {
        value: synonym.terms,
        placeholder: t('placeholder'),
        onInput: (terms: string[] | null) => change({ ...synonym, terms }),
      }),
      renderStudioButton(t('cancel'), () => change(null), { secondary: true, small: true }),
    ];

    const renderSaved = () => [
      props.value === null &&
        isEditable.value &&
        renderStudioButton(t('add'), () => {
          const { query, language, project } = search.value;
          change({ terms: [query], language, project });
        }),
      h(resolveComponent('interface-select-dropdown-m2o'), { ...attrs, ...props, onInput: change }),
    ];

    return () =>
      h('div', { class: 'search-synonym' }, [
        h('style', styles),
        isNew(props.value) ? renderNew(props.value) : renderSaved(),
      ]);
  },
});

const styles = `
.search-synonym { display: grid; gap: 12px; justify-items: start; }
.search-synonym > :not(button, .v-button) { width: 100%; }
`;

export default defineInterface({
  id: 'search-synonym',
  name: 'Synonym for a search',
  icon: 'sync_alt',
  component: SearchSynonym,
  types: ['uuid'],
  localTypes: ['m2o'],
  group: 'relational',
  relational: true,
  options: null,
});

// Directus interface in the forms of pages, brands and products: how a search engine lists the page, while the editor
// types, with what could be improved. Bundled with the studio's Vue.
import { computed, defineComponent, h, inject, onBeforeUnmount, type Ref, ref, watch } from 'vue';
import { defaultLocale, type Locale, locales } from '../../../contract/locale.ts';
import type { UntypedContentRecord } from '../../../domain/content-checks/content-rules.ts';
import { mergeNestedChanges, toRelatedPrimaryKey } from '../../../domain/content-checks/merge-nested-changes.ts';
import de from '../../../locales/de/studioSearchPreview.json' with { type: 'json' };
import en from '../../../locales/en/studioSearchPreview.json' with { type: 'json' };
import { createPresentationInterfaceExtension, renderStudioToggleGroup } from '../../studio/render-studio-controls.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';
import { useCurrentUserPermissions } from '../../studio/use-studio-permissions.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import {
  type SearchEngineResultRelatedRecords,
  toSearchPreviewBreadcrumbText,
  toDuplicateMetadataRecordNames,
  toDuplicateSeoMetadataQuery,
  toSearchEngineResultPreview,
} from './to-search-engine-result-preview.ts';

const getSearchPreviewMessages = createStudioMessages({ de, en });

/** Delay after the last key before other pages are asked for the same texts. */
const typingPauseMs = 500;

/** Where the rest of the title of a brand or product comes from. */
const toParentQuery = (collection: string, record: UntypedContentRecord, project: string | undefined) => {
  const department = record['brand_type'];
  if (collection === 'brand' && project !== undefined && department)
    return {
      path: '/items/page',
      filter: { project: { _eq: project }, key: { _eq: department } },
      fields: ['translations.language', 'translations.heading'],
    };
  const manufacturer = collection === 'ecommerce_product' ? toRelatedPrimaryKey(record['manufacturer']) : undefined;
  return manufacturer === undefined
    ? undefined
    : { path: '/items/ecommerce_manufacturer', filter: { id: { _eq: manufacturer } }, fields: ['display_name'] };
};

const SearchPreview = defineComponent({
  name: 'SearchPreview',
  props: {
    collection: { type: String, required: true },
    primaryKey: { type: [String, Number], default: '+' },
  },
  setup: (props) => {
    // Roles that cannot change the texts could not read what the preview is made of either.
    if (!useCurrentUserPermissions().canUpdate(props.collection, 'translations')) return () => null;
    const { search } = useStudioApi();
    const { t, region } = getSearchPreviewMessages(document.documentElement.lang);
    const form = inject<Ref<UntypedContentRecord>>('values', ref({}));
    const stored = ref<UntypedContentRecord>();
    const project = ref<UntypedContentRecord>();
    const parent = ref<UntypedContentRecord>({});
    const hasFailed = ref(false);
    const language = ref<Locale>(defaultLocale);
    const duplicates = ref<string[]>([]);
    let timer: number | undefined;
    onBeforeUnmount(() => window.clearTimeout(timer));

    const record = computed(() => mergeNestedChanges(stored.value, form.value, ['translations']));
    const result = computed(() =>
      project.value
        ? toSearchEngineResultPreview(
            props.collection,
            record.value,
            { project: project.value, parent: parent.value } satisfies SearchEngineResultRelatedRecords,
            language.value,
          )
        : undefined,
    );
    const names = new Intl.DisplayNames(region, { type: 'language' });

    let loads = 0;
    const loadStored = async () => {
      loads += 1;
      const load = loads;
      try {
        const id = props.primaryKey;
        const [found] =
          id === '+'
            ? []
            : await search<UntypedContentRecord[]>(`/items/${props.collection}`, {
                filter: { id: { _eq: id } },
                fields: ['project', 'translations.*'],
              });
        const owner = toRelatedPrimaryKey(form.value['project'] ?? found?.['project']);
        const [ownProject] = await search<UntypedContentRecord[]>('/items/project', {
          ...(owner !== undefined && { filter: { id: { _eq: owner } } }),
          fields: [
            'id',
            'domain',
            'seo_title',
            'translations.language',
            'translations.seo_title',
            'translations.seo_description',
          ],
          limit: 1,
        });
        // The form is drawn before its record has loaded, and both answers may come in any order.
        if (load !== loads) return;
        stored.value = found;
        project.value = ownProject;
      } catch {
        hasFailed.value = load === loads;
      }
    };
    // Once the form is saved, its list of translations is that of the stored keys again.
    watch(
      () => [props.primaryKey, Array.isArray(form.value['translations']) && form.value['translations'].join()].join(),
      loadStored,
      { immediate: true },
    );

    const parentQuery = computed(
      () =>
        JSON.stringify(toParentQuery(props.collection, record.value, toRelatedPrimaryKey(project.value))) as
          string | undefined,
    );
    watch(
      parentQuery,
      async (query) => {
        parent.value = {};
        if (query === undefined) return;
        const { path, ...rest } = JSON.parse(query) as { path: string };
        const [found] = await search<UntypedContentRecord[]>(path, { ...rest, limit: 1 }).catch(() => []);
        if (query === parentQuery.value) parent.value = found ?? {};
      },
      { immediate: true },
    );

    const loadDuplicates = async (query: string) => {
      const { collection, ...rest } = JSON.parse(query) as { collection: string };
      const rows = await search<UntypedContentRecord[]>(`/items/${collection}`, { ...rest, limit: 3 }).catch(() => []);
      duplicates.value = toDuplicateMetadataRecordNames(props.collection, rows, language.value);
    };
    watch(
      () =>
        JSON.stringify(
          toDuplicateSeoMetadataQuery(props.collection, record.value, String(props.primaryKey), language.value),
        ),
      (query: string | undefined) => {
        window.clearTimeout(timer);
        duplicates.value = [];
        if (query !== undefined) timer = window.setTimeout(() => void loadDuplicates(query), typingPauseMs);
      },
      { immediate: true },
    );

    const renderLanguages = () =>
      renderStudioToggleGroup(
        t('languages'),
        language.value,
        locales.map((code) => [code, names.of(code) ?? code]),
        (code) => (language.value = code),
      );

    const renderHints = () => {
      const shown = result.value?.hints.map(({ code, ...values }) => t(`hints.${code}`, values)) ?? [];
      const all = [
        ...shown,
        ...(duplicates.value.length > 0 ? [t('hints.taken', { names: duplicates.value.join(', ') })] : []),
      ];
      return h(
        'ul',
        { role: 'status' },
        (all.length === 0 ? [t('good')] : all).map((text) => h('li', { class: { hint: all.length > 0 } }, text)),
      );
    };

    const renderResult = (
      view: 'desktop' | 'phone',
      { title, description, address }: NonNullable<typeof result.value>,
    ) =>
      h('figure', { class: view }, [
        h('figcaption', t(view)),
        h('div', { class: 'result', lang: language.value }, [
          h('span', { class: 'address' }, toSearchPreviewBreadcrumbText(address)),
          h('span', { class: 'title' }, title),
          h('span', { class: 'description' }, description),
        ]),
      ]);

    const renderContent = () => {
      if (hasFailed.value) return h('p', { role: 'alert' }, t('failed'));
      if (!result.value) return h('p', t('notYet'));
      return [
        h('div', { class: 'results' }, [renderResult('desktop', result.value), renderResult('phone', result.value)]),
        renderHints(),
        h('p', t('note')),
      ];
    };

    return () => h('div', { class: 'search-preview' }, [h('style', styles), renderLanguages(), renderContent()]);
  },
});

/** Widths, type and colours of a common search engine; its pages are white in the studio's dark mode, too. */
const styles = `
.search-preview { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; color: var(--theme--foreground); }
.search-preview p, .search-preview ul { margin: 0; padding: 0; line-height: 1.5; }
.search-preview .results { display: flex; flex-wrap: wrap; gap: 16px; align-items: start; }
.search-preview figure { margin: 0; min-inline-size: 0; max-inline-size: 100%; }
.search-preview figcaption { padding-block-end: 4px; font-size: 13px; }
.search-preview .result { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2px; box-sizing: border-box; max-inline-size: 100%; padding: 16px; background: #fff; color: #474747; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); font-family: Arial, sans-serif; font-size: 14px; line-height: 1.58; }
.search-preview .desktop .result { inline-size: 634px; }
.search-preview .phone .result { inline-size: 360px; }
.search-preview .result span { overflow: hidden; }
.search-preview .address { font-size: 12px; color: #4d5156; white-space: nowrap; text-overflow: ellipsis; }
.search-preview .title { font-size: 20px; line-height: 1.3; color: #1a0dab; }
.search-preview .desktop .title { white-space: nowrap; text-overflow: ellipsis; }
.search-preview :is(.description, .phone .title) { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.search-preview .phone .description { -webkit-line-clamp: 3; }
.search-preview ul { display: grid; gap: 6px; list-style: none; }
.search-preview li { padding-inline-start: 10px; border-inline-start: 3px solid var(--theme--success); }
.search-preview li.hint { border-color: var(--theme--warning); }
`;

export default createPresentationInterfaceExtension({
  id: 'search-preview',
  name: 'Preview of a search result',
  icon: 'travel_explore',
  component: SearchPreview,
});

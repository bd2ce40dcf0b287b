// Directus module “Hilfe”: the guide for editors with a table of contents and a search. Opens at the section of the page
// on which its symbol was clicked. Bundled with the studio's Vue.
import { defineModule, useApi, useStores } from '@directus/extensions-sdk';
import { defineComponent, h, nextTick, onBeforeUnmount, onMounted, ref, resolveComponent, type VNode } from 'vue';
import type { StudioGuideSection } from '../../../contract/studio/studio-guide.ts';
import { studioGuideModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { renderDayNavigation, type StudioCollections } from '../studio-dashboard/render-day-navigation.ts';
import { studioPageStyles } from '../studio-dashboard/studio-page-styles.ts';
import { guideModuleName, toGuideMessages } from './guide-messages.ts';
import { toGuideSection } from './guide-section-of-page.ts';
import { guideStyles } from './guide-styles.ts';
import { showSearchResults } from './show-search-results.ts';

/** The page before this one, as the studio's router keeps it in the entry of the browser's history. */
const readPreviousPath = (): string | undefined => {
  const { back } = (window.history.state ?? {}) as { back?: unknown };
  return typeof back === 'string' ? back : undefined;
};

const StudioGuide = defineComponent({
  name: 'StudioGuide',
  setup() {
    const api = useApi();
    // Directus does not type its stores.
    const { useCollectionsStore } = useStores() as { useCollectionsStore: () => StudioCollections };
    const { t } = toGuideMessages(document.documentElement.lang);
    const sections = ref<StudioGuideSection[]>();
    const hasFailed = ref(false);
    const query = ref('');
    const found = ref<number>();
    const guide = ref<HTMLElement>();
    const previousPath = readPreviousPath();

    const search = (value: string) => {
      query.value = value;
      found.value = guide.value && showSearchResults(guide.value, value);
    };

    /** Also ends the search, which would hide what is around. */
    const open = (id: string) => {
      search('');
      // With the path: the base URL of the studio's document is another.
      window.history.replaceState(window.history.state, '', `${window.location.pathname}#${id}`);
      document.getElementById(id)?.scrollIntoView();
    };

    /** Links of the text lead to headings; the studio's router knows none of them. */
    const followLink = (event: MouseEvent) => {
      const target = (event.target as Element).closest('a')?.getAttribute('href');
      if (!target?.startsWith('#')) return;
      event.preventDefault();
      open(target.slice(1));
    };

    onMounted(async () => {
      try {
        const { data } = await api.get<{ data: StudioGuideSection[] }>('/ecom/studio/guide');
        sections.value = data.data;
        await nextTick();
        const id = decodeURIComponent(window.location.hash.slice(1)) || toGuideSection(previousPath);
        if (id !== undefined) open(id);
      } catch {
        hasFailed.value = true;
      }
    });
    onBeforeUnmount(() => guide.value && showSearchResults(guide.value, ''));

    const renderSearch = (): VNode =>
      h('div', { class: 'search', role: 'search' }, [
        h('input', {
          type: 'search',
          value: query.value,
          placeholder: t('search'),
          'aria-label': t('search'),
          onInput: (event: Event) => search((event.target as HTMLInputElement).value),
        }),
        h('span', { role: 'status' }, [
          found.value !== undefined && (found.value === 0 ? t('nothing') : t('found', { count: found.value })),
        ]),
        previousPath !== undefined && h('button', { type: 'button', onClick: () => window.history.back() }, t('back')),
      ]);

    const toHtml = (html: string): string =>
      html.replaceAll('<img src="', '<img loading="lazy" src="../ecom/studio/guide/');

    const renderSections = (shown: StudioGuideSection[]): VNode =>
      h('div', { class: 'columns', onClick: followLink }, [
        h('nav', { class: 'contents', 'aria-label': t('contents') }, [
          h(
            'ul',
            shown.map(({ id, title }) => h('li', { key: id }, h('a', { href: `#${id}` }, title))),
          ),
        ]),
        h(
          'div',
          { ref: guide, lang: 'de' },
          shown.map(({ id, title, html }) =>
            h('section', { key: id }, [
              h('h2', { id }, h('a', { href: `#${id}` }, title)),
              h('div', { innerHTML: toHtml(html) }),
            ]),
          ),
        ),
      ]);

    const renderContent = (): VNode =>
      h('div', { class: 'studio-page studio-guide' }, [
        h('style', studioPageStyles + guideStyles),
        hasFailed.value && h('p', { role: 'alert' }, t('failed')),
        ...(sections.value
          ? [renderSearch(), renderSections(sections.value)]
          : [!hasFailed.value && h('p', t('loading'))]),
      ]);

    return () =>
      h(
        resolveComponent('private-view'),
        { title: t('title'), icon: 'help' },
        { default: renderContent, navigation: () => renderDayNavigation(useCollectionsStore()) },
      );
  },
});

export default defineModule({
  id: studioGuideModuleId,
  name: guideModuleName,
  icon: 'help',
  routes: [{ path: '', component: StudioGuide }],
});

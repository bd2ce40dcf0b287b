// Directus module “Hilfe”: the guide for editors with a table of contents and a search. Opens at the section of the page
// on which its icon was clicked. Bundled with the studio's Vue.
import { defineModule, useApi } from '@directus/extensions-sdk';
import {
  defineComponent,
  h,
  nextTick,
  onBeforeUnmount,
  onMounted,
  ref,
  type VNode,
  type VNodeArrayChildren,
} from 'vue';
import type { StudioGuideSection } from '../../../contract/studio/studio-guide.ts';
import { studioGuideModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { useStudioPage } from '../studio-dashboard/use-studio-page.ts';
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

    /** Also ends the search, which would hide the text around the section. */
    const open = (id: string) => {
      search('');
      // With the path, because the studio's document has another base URL.
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

    const renderContent = (): VNodeArrayChildren => [
      hasFailed.value && h('p', { role: 'alert' }, t('failed')),
      ...(sections.value
        ? [renderSearch(), renderSections(sections.value)]
        : [!hasFailed.value && h('p', t('loading'))]),
    ];

    return useStudioPage({ title: t('title'), icon: 'help', name: 'studio-guide', styles: guideStyles }, renderContent);
  },
});

export default defineModule({
  id: studioGuideModuleId,
  name: guideModuleName,
  icon: 'help',
  routes: [{ path: '', component: StudioGuide }],
});

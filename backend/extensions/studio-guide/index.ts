// Directus module “Hilfe”: the guide for editors with a table of contents and a search. Opens at the section of the page
// on which its icon was clicked. Bundled with the studio's Vue.
import { defineModule } from '@directus/extensions-sdk';
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
import de from '../../../locales/de/studioGuide.json' with { type: 'json' };
import en from '../../../locales/en/studioGuide.json' with { type: 'json' };
import { studioGuideModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { createTextInputHandler } from '../../studio/render-studio-controls.ts';
import { createStudioMessages } from '../../studio/create-studio-messages.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import { useStudioModulePageRenderer } from '../studio-dashboard/use-studio-module-page-renderer.ts';
import { toGuideSectionForPath } from './guide-section-of-page.ts';
import { showGuideSearchResults } from './show-guide-search-results.ts';

const toMessages = createStudioMessages({ de, en });

/** The page before this one, as the studio's router keeps it in the entry of the browser's history. */
const readPreviousPath = (): string | undefined => {
  const { back } = (window.history.state ?? {}) as { back?: unknown };
  return typeof back === 'string' ? back : undefined;
};

const StudioGuide = defineComponent({
  name: 'StudioGuide',
  setup() {
    const { get } = useStudioApi();
    const { t } = toMessages(document.documentElement.lang);
    const sections = ref<StudioGuideSection[]>();
    const hasFailed = ref(false);
    const query = ref('');
    const found = ref<number>();
    const guide = ref<HTMLElement>();
    const previousPath = readPreviousPath();

    const search = (value: string) => {
      query.value = value;
      found.value = guide.value && showGuideSearchResults(guide.value, value);
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
        sections.value = await get('/ecom/studio/guide');
        await nextTick();
        const id = decodeURIComponent(window.location.hash.slice(1)) || toGuideSectionForPath(previousPath);
        if (id !== undefined) open(id);
      } catch {
        hasFailed.value = true;
      }
    });
    onBeforeUnmount(() => guide.value && showGuideSearchResults(guide.value, ''));

    const renderSearch = (): VNode =>
      h('div', { class: 'search', role: 'search' }, [
        h('input', {
          type: 'search',
          value: query.value,
          placeholder: t('search'),
          'aria-label': t('search'),
          onInput: createTextInputHandler(search),
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

    return useStudioModulePageRenderer(
      { title: t('title'), icon: 'help', name: 'studio-guide', styles },
      renderContent,
    );
  },
});

/** In the colors of the studio's theme, light and dark. */
const styles = `
::highlight(guide-search) { background-color: #ffe08a; color: #1c1a17; }
.studio-guide { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-inline-size: 1080px; padding: 0 var(--content-padding, 24px) 64px; color: var(--theme--foreground); line-height: 1.6; }
.studio-guide .search { position: sticky; z-index: 2; inset-block-start: var(--header-bar-height, 60px); display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding-block: 8px; background: var(--theme--background); }
.studio-guide input { flex: 1 1 240px; min-inline-size: 0; max-inline-size: 480px; min-block-size: 48px; padding-inline: 14px; border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius); background: var(--theme--background); color: var(--theme--foreground-accent); font-size: 16px; }
.studio-guide button { min-block-size: 48px; padding-inline: 14px; color: var(--theme--foreground-accent); text-decoration: underline; text-underline-offset: 3px; }
.studio-guide :is(input, a, button):focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.studio-guide .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; align-items: start; }
.studio-guide .contents ul { margin: 0; padding: 0; list-style: none; columns: 220px; column-gap: 24px; }
.studio-guide .contents a { display: block; padding-block: 10px; line-height: 1.35; }
.studio-guide a { color: var(--theme--foreground-accent); text-decoration: underline; text-underline-offset: 3px; }
.studio-guide .contents a:not(:hover) { text-decoration: none; }
.studio-guide h2 { margin: 0 0 12px; font-size: 22px; font-weight: 700; line-height: 1.3; color: var(--theme--foreground-accent); scroll-margin-block-start: 140px; }
.studio-guide h2 a { text-decoration: none; }
.studio-guide section { min-inline-size: 0; max-inline-size: 76ch; margin-block-end: 40px; overflow-wrap: break-word; }
.studio-guide section :is(p, ul, ol, pre, table) { margin-block: 0 14px; }
.studio-guide section :is(ul, ol) { padding-inline-start: 22px; }
.studio-guide li { margin-block-end: 8px; }
.studio-guide strong { font-weight: 700; color: var(--theme--foreground-accent); }
.studio-guide img { display: block; inline-size: 100%; block-size: auto; border: var(--theme--border-width) solid var(--theme--border-color-subdued); border-radius: var(--theme--border-radius); }
.studio-guide table { border-collapse: collapse; }
.studio-guide :is(th, td) { padding: 8px 16px 8px 0; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); text-align: start; vertical-align: top; }
.studio-guide th { font-weight: 600; color: var(--theme--foreground-accent); }
.studio-guide pre { overflow-x: auto; padding: 12px; background: var(--theme--background-subdued); font-family: var(--theme--fonts--monospace--font-family); font-size: 13px; }
.studio-guide [hidden] { display: none !important; }
@media (min-width: 1200px) { .studio-guide .columns { grid-template-columns: 240px minmax(0, 1fr); } .studio-guide .contents { position: sticky; inset-block-start: 150px; } .studio-guide .contents ul { columns: auto; } }
@media (max-width: 600px) { .studio-guide { padding-inline: 16px; } .studio-guide :is(thead) { display: none; } .studio-guide :is(table, tbody, tr, td) { display: block; } .studio-guide td:first-child { padding-block-end: 0; border: 0; } }
`;

export default defineModule({
  id: studioGuideModuleId,
  // In both languages: Directus reads it before it knows the editor.
  name: `${de.title} / ${en.title}`,
  icon: 'help',
  routes: [{ path: '', component: StudioGuide }],
});

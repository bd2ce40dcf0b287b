// Directus dashboard panel: progress of the site's publication, last published changes, and “publish now”
// (docs/decisions/032). Bundled with the studio's Vue.
import { definePanel } from '@directus/extensions-sdk';
import { defineComponent, h, ref } from 'vue';
import type { PublishingPanelState } from '../../../contract/publishing/publishing-panel.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import { pollWhileVisible } from './poll-while-visible.ts';
import { renderSitePublishingPanel } from './render-site-publishing-panel.ts';
import { toPublishingPanelMessages, publishingPanelDescriptionText } from './publishing-panel-messages.ts';
import { hasUnfinishedPublication } from './site-publishing-headline.ts';

const activePollMs = 2_000;
const idlePollMs = 15_000;

/** Polls the state of the user's sites, every two seconds while a publication is in progress. */
const WebsitePanel = defineComponent({
  name: 'WebsitePanel',
  inheritAttrs: false,
  setup() {
    const { get, post } = useStudioApi();
    const texts = toPublishingPanelMessages(document.documentElement.lang);
    const state = ref<PublishingPanelState>();
    const hasFailed = ref(false);
    const requested = ref<string[]>([]);
    const refused = ref<string[]>([]);

    const load = pollWhileVisible(async () => {
      try {
        state.value = await get('/ecom/publishing');
        hasFailed.value = false;
        requested.value = [];
      } catch {
        hasFailed.value = true;
      }
      const isBusy = state.value?.sites.some(hasUnfinishedPublication) ?? false;
      return isBusy ? activePollMs : idlePollMs;
    });
    const publish = async (project: string) => {
      requested.value = [...requested.value, project];
      refused.value = refused.value.filter((other) => other !== project);
      try {
        await post('/ecom/publishing', { project });
      } catch {
        refused.value = [...refused.value, project];
      }
      await load();
    };

    const renderState = ({ isConfigured, sites }: PublishingPanelState) => {
      if (!isConfigured) return h('p', texts.t('notSetUp'));
      if (sites.length === 0) return h('p', texts.t('noProject'));
      return sites.map((site) =>
        renderSitePublishingPanel({
          site,
          texts,
          now: new Date(),
          isRequested: requested.value.includes(site.project),
          hasFailed: refused.value.includes(site.project),
          onPublish: () => void publish(site.project),
        }),
      );
    };

    return () =>
      h('div', { class: 'publishing-panel' }, [
        h('style', styles),
        hasFailed.value && h('p', { role: 'alert' }, texts.t('failedToLoad')),
        state.value ? renderState(state.value) : !hasFailed.value && h('p', texts.t('loading')),
      ]);
  },
});

/**
 * Styles in the colors of the studio's theme, light and dark. Its subdued colors lack contrast for relevant text, and
 * its primary color lacks contrast on dark backgrounds.
 */
const styles = `
.publishing-panel { block-size: 100%; overflow: auto; padding: 20px 24px; color: var(--theme--foreground); }
.publishing-panel .site + .site { margin-block-start: 28px; padding-block-start: 24px; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.publishing-panel header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-start; justify-content: space-between; }
.publishing-panel h2 { display: flex; gap: 10px; align-items: center; margin: 2px 0 0; font-size: 22px; font-weight: 700; line-height: 1.3; color: var(--theme--foreground-accent); }
.publishing-panel .good { --v-icon-color: var(--theme--success); }
.publishing-panel .busy { --v-icon-color: var(--theme--primary); }
.publishing-panel .warning { --v-icon-color: var(--theme--warning); }
.publishing-panel .bad { --v-icon-color: var(--theme--danger); }
.publishing-panel .busy .v-icon.turning { animation: publishing-panel-turn 1.6s linear infinite; }
@keyframes publishing-panel-turn { to { transform: rotate(360deg); } }
@media (prefers-reduced-motion: reduce) { .publishing-panel .busy .v-icon.turning { animation: none; } }
.publishing-panel p { max-inline-size: 68ch; margin: 8px 0 0; line-height: 1.5; }
.publishing-panel .reason { padding: 10px 14px; border-inline-start: 3px solid var(--theme--danger); background: var(--theme--background-subdued); white-space: pre-line; }
.publishing-panel a { color: var(--theme--foreground-accent); text-decoration: underline; text-underline-offset: 2px; }
.publishing-panel a:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; border-radius: 2px; }
.publishing-panel .stages { display: flex; flex-wrap: wrap; gap: 8px; margin: 14px 0 0; padding: 0; list-style: none; }
.publishing-panel .stages li { display: flex; gap: 6px; align-items: center; padding: 4px 12px; border-radius: 999px; background: var(--theme--background-normal); }
.publishing-panel .stages .done { --v-icon-color: var(--theme--success); }
.publishing-panel .stages .now { background: var(--theme--primary); color: #fff; font-weight: 700; }
.publishing-panel .notices { margin: 12px 0 0; padding: 0; list-style: none; }
.publishing-panel .notices li { display: flex; gap: 12px; padding: 10px 0; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); line-height: 1.5; }
.publishing-panel .notices li:last-child { border-block-end: 0; }
.publishing-panel .notices .left-out { --v-icon-color: var(--theme--danger); }
.publishing-panel .notices .remark { --v-icon-color: var(--theme--warning); }
.publishing-panel .notices strong { font-weight: 700; }
.publishing-panel .notices .kind { margin-inline-start: 10px; padding: 1px 8px; border-radius: 999px; background: var(--theme--background-normal); font-size: 13px; }
.publishing-panel h3 { margin: 24px 0 4px; font-weight: 700; color: var(--theme--foreground-accent); }
.publishing-panel table { inline-size: 100%; border-collapse: collapse; }
.publishing-panel td { padding: 8px 16px 8px 0; vertical-align: top; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); line-height: 1.4; }
.publishing-panel tr:last-child td { border-block-end: 0; }
.publishing-panel td.time, .publishing-panel td.state { white-space: nowrap; }
.publishing-panel .dot { display: inline-block; inline-size: 9px; block-size: 9px; margin-inline-end: 8px; border-radius: 50%; background: var(--theme--foreground-subdued); }
.publishing-panel .dot.good { background: var(--theme--success); }
.publishing-panel .dot.busy { background: var(--theme--primary); }
.publishing-panel .dot.bad { background: var(--theme--danger); }
.publishing-panel .not-published { color: var(--theme--danger); }
/* Directus keeps the panel's width on a phone, too. */
@media (max-width: 720px) { .publishing-panel { inline-size: calc(100vw - 40px); padding: 16px; } .publishing-panel :is(table, tbody, tr, td) { display: block; } .publishing-panel td { border: 0; padding-block: 2px; } .publishing-panel tr { padding-block: 8px; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); } }
`;

export default definePanel({
  id: 'publishing-panel',
  name: 'Website',
  icon: 'publish',
  description: publishingPanelDescriptionText,
  component: WebsitePanel,
  options: null,
  minWidth: 20,
  minHeight: 14,
});

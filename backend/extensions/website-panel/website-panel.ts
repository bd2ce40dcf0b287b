// The panel itself: asks for the state of the user's sites, every two seconds while something happens, and has them published.
import { useApi } from '@directus/extensions-sdk';
import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import type { PublishingState } from '../ecom/publishing/panel-state.ts';
import { renderSite } from './render-site.ts';
import { styles } from './styles.ts';
import { toTexts } from './texts.ts';
import { isMoving } from './to-headline.ts';

const movingPauseMs = 2_000;
const restingPauseMs = 15_000;

export const WebsitePanel = defineComponent({
  name: 'WebsitePanel',
  inheritAttrs: false,
  setup() {
    const api = useApi();
    const texts = toTexts(document.documentElement.lang);
    const state = ref<PublishingState>();
    const hasFailed = ref(false);
    const asked = ref<string[]>([]);
    const refused = ref<string[]>([]);
    let timer: number | undefined;
    let isGone = false;

    const load = async () => {
      window.clearTimeout(timer);
      try {
        const { data } = await api.get<{ data: PublishingState }>('/ecom/publishing');
        state.value = data.data;
        hasFailed.value = false;
        asked.value = [];
      } catch {
        hasFailed.value = true;
      }
      const isBusy = state.value?.sites.some(isMoving) ?? false;
      if (!isGone) timer = window.setTimeout(look, isBusy ? movingPauseMs : restingPauseMs);
    };
    // Nobody looks at a page in the background; coming back is a reason to look at once.
    const look = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const publish = async (project: string) => {
      asked.value = [...asked.value, project];
      refused.value = refused.value.filter((other) => other !== project);
      try {
        await api.post('/ecom/publishing', { project });
      } catch {
        refused.value = [...refused.value, project];
      }
      await load();
    };

    onMounted(() => {
      void load();
      document.addEventListener('visibilitychange', look);
    });
    onBeforeUnmount(() => {
      isGone = true;
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    });

    const renderState = ({ isConfigured, sites }: PublishingState) => {
      if (!isConfigured) return h('p', texts.notSetUp);
      if (sites.length === 0) return h('p', texts.noProject);
      return sites.map((site) =>
        renderSite({
          ...{ site, texts, now: new Date() },
          isAsked: asked.value.includes(site.project),
          hasFailed: refused.value.includes(site.project),
          onPublish: () => void publish(site.project),
        }),
      );
    };

    return () =>
      h('div', { class: 'website-panel' }, [
        h('style', styles),
        hasFailed.value && h('p', { role: 'alert' }, texts.failedToLoad),
        state.value ? renderState(state.value) : !hasFailed.value && h('p', texts.loading),
      ]);
  },
});

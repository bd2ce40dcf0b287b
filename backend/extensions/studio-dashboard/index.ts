// Directus module: the first screen of the studio (docs/decisions/073). Reads GET /ecom/studio/dashboard again every
// minute while it is visible. Bundled with the studio's Vue.
import { defineModule } from '@directus/extensions-sdk';
import { defineComponent, h, inject, onBeforeUnmount, ref, type VNode, type VNodeArrayChildren } from 'vue';
import type { PublishingPanelState } from '../../../contract/publishing/publishing-panel.ts';
import type { StudioDashboardData, DashboardTask } from '../../../contract/studio/studio-dashboard.ts';
import { formatDate } from '../../../domain/format-dates.ts';
import type { SalesPeriodKind } from '../../../domain/sales-figures.ts';
import { studioDashboardModuleId } from '../../access/fixed-account-and-policy-ids.ts';
import { renderStudioSelect } from '../../studio/render-studio-controls.ts';
import { useStudioApi } from '../../studio/use-studio-api.ts';
import { pollWhileVisible } from '../publishing-panel/poll-while-visible.ts';
import {
  type DashboardMessages,
  studioDashboardModuleTitle,
  getStudioDashboardMessages,
} from './dashboard-messages.ts';
import { dashboardStyles } from './dashboard-styles.ts';
import { renderDashboardCard, renderStudioLink } from './render-dashboard-card.ts';
import { renderSalesCards } from './render-sales-cards.ts';
import {
  renderAppointments,
  renderSetupChecklistCard,
  renderLowStock,
  renderWebsiteState,
  renderZeroResultSearches,
} from './render-dashboard-lists.ts';
import { useStudioModulePageRenderer } from './use-studio-module-page-renderer.ts';

const pollMs = 60_000;

interface DocumentHead {
  push: (entry: { title: string }) => { dispose: () => void };
}

const StudioDashboardView = defineComponent({
  name: 'StudioDashboard',
  setup() {
    const { get } = useStudioApi();
    const texts = getStudioDashboardMessages(document.documentElement.lang);
    const { t, language } = texts;
    // Directus names only its own pages; this is its instance of unhead.
    const title = inject<DocumentHead | undefined>('usehead', undefined)?.push({ title: t('title') });
    const dashboard = ref<StudioDashboardData>();
    const website = ref<PublishingPanelState>();
    const hasFailed = ref(false);
    const chosenProject = ref<string>();
    const kind = ref<SalesPeriodKind>('week');

    const load = pollWhileVisible(async () => {
      const project = chosenProject.value;
      try {
        const read = await get<StudioDashboardData>('/ecom/studio/dashboard', { project });
        if (project === chosenProject.value) dashboard.value = read;
        hasFailed.value = false;
      } catch {
        hasFailed.value = true;
      }
      if (dashboard.value?.hasWebsite === true) await loadWebsite();
      return pollMs;
    });
    /** Apart, because the service asks the site's host first. */
    const loadWebsite = async () => {
      website.value = await get<PublishingPanelState>('/ecom/publishing').catch(() => undefined);
    };
    onBeforeUnmount(() => title?.dispose());

    const renderProjects = ({ project, projects }: StudioDashboardData): VNode | null =>
      projects.length < 2
        ? null
        : renderStudioSelect(
            t('project'),
            project?.id ?? '',
            projects.map(({ id, name }) => [id, name]),
            (id) => {
              chosenProject.value = id;
              return load();
            },
            { class: 'projects' },
          );

    const renderMain = ({ sales, today }: StudioDashboardData): VNode[] =>
      sales === null
        ? []
        : renderSalesCards({
            sales,
            texts,
            today,
            kind: kind.value,
            onKind: (value) => (kind.value = value),
          });

    const renderSide = (shown: StudioDashboardData): VNode[] => {
      const { appointments, project, hasWebsite, lowStock, zeroResultSearches } = shown;
      return [
        ...(appointments === null ? [] : [renderAppointments(appointments, shown, texts)]),
        ...(hasWebsite && project !== null ? [renderWebsiteState(website.value, project.id, texts)] : []),
        ...(lowStock === null ? [] : [renderLowStock(lowStock, texts)]),
        ...(zeroResultSearches === null ? [] : [renderZeroResultSearches(zeroResultSearches, texts)]),
      ];
    };

    const renderParts = (shown: StudioDashboardData): VNode[] => {
      if (shown.project === null) return [h('p', t('noProject'))];
      const tiles = renderTaskTiles(shown.tasks, texts);
      const [main, side] = [renderMain(shown), renderSide(shown)];
      if (tiles.length + main.length + side.length === 0) return [h('p', t('nothingForRole'))];
      return [
        ...(shown.firstHour === null ? [] : [renderSetupChecklistCard(shown.firstHour, texts)]),
        ...tiles,
        h('div', { class: 'columns' }, [
          main.length > 0 && h('div', { class: 'main' }, main),
          side.length > 0 && h('div', { class: 'side' }, side),
        ]),
      ];
    };

    const renderContent = (): VNodeArrayChildren => [
      hasFailed.value && h('p', { role: 'alert' }, t('failed')),
      ...(dashboard.value
        ? [
            h('header', [
              h('p', { class: 'today' }, [
                formatDate(dashboard.value.today, language, { hasWeekday: true, hasYear: false }),
                dashboard.value.project && ` · ${dashboard.value.project.name}`,
              ]),
              renderProjects(dashboard.value),
            ]),
            ...renderParts(dashboard.value),
          ]
        : [!hasFailed.value && h('p', t('loading'))]),
    ];

    return useStudioModulePageRenderer(
      { title: t('title'), icon: 'space_dashboard', name: 'studio-dashboard', styles: dashboardStyles },
      renderContent,
    );
  },
});

const orderCollections = ['ecommerce_order', 'ecommerce_withdrawal', 'ecommerce_refund'];

const renderTile = ({ name, quantity, collection, bookmark }: DashboardTask, { t }: DashboardMessages): VNode => {
  const path = `/content/${collection}${bookmark === null ? '' : `?bookmark=${bookmark}`}`;
  return h('li', { key: name }, [
    renderStudioLink(path, { class: quantity === 0 ? 'tile' : 'tile waiting' }, [
      h('strong', String(quantity)),
      h('span', t(`tasks.names.${name}`)),
    ]),
  ]);
};

/** What waits for the staff: one tile per list, with the number of records, leading to the list. */
const renderTaskTiles = (tasks: readonly DashboardTask[], texts: DashboardMessages): VNode[] =>
  (['orders', 'inquiries'] as const).flatMap((group) => {
    const shown = tasks.filter(({ collection }) => orderCollections.includes(collection) === (group === 'orders'));
    if (shown.length === 0) return [];
    const tiles = h(
      'ul',
      { class: 'tiles' },
      shown.map((task) => renderTile(task, texts)),
    );
    return [renderDashboardCard({ name: group, title: texts.t(`tasks.${group}`), content: [tiles] })];
  });

/**
 * Directus opens its menu and its sidebar at the first visit and remembers how the user leaves them. The sidebar would cover
 * columns of the lists, so the first visit begins with it closed; on a phone, where both would cover the page, with both.
 */
const startWithClosedPanels = (): void => {
  const isSmall = window.matchMedia('(max-width: 960px)').matches;
  for (const key of isSmall ? ['nav-bar-collapsed', 'sidebar-collapsed'] : ['sidebar-collapsed'])
    if (localStorage.getItem(key) === null) localStorage.setItem(key, 'true');
};

// The studio loads its extensions before it shows a page.
startWithClosedPanels();

export default defineModule({
  id: studioDashboardModuleId,
  name: studioDashboardModuleTitle,
  icon: 'space_dashboard',
  routes: [{ path: '', component: StudioDashboardView }],
});

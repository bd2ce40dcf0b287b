// The lists of the dashboard: first steps of a new project, appointments, state of the website, stock that runs out,
// searches without results.
import { h, resolveComponent, type VNode, type VNodeArrayChildren } from 'vue';
import type {
  DashboardAppointment,
  ShopSetupStep,
  StudioDashboardData,
} from '../../../contract/studio/studio-dashboard.ts';
import type { PublishingPanelState, SitePublishingState } from '../../../contract/publishing/publishing-panel.ts';
import { toLocalDateTime } from '../../../domain/opening-hours/opening-hours.ts';
import { websiteDashboardId } from '../../access/fixed-account-and-policy-ids.ts';
import { getScheduledPublishingMessages } from '../../studio/scheduled-publishing-messages.ts';
import { toPublicationScheduleTexts } from '../publishing-panel/render-publication-schedule.ts';
import { renderSitePublishingHeadline } from '../publishing-panel/render-site-publishing-panel.ts';
import { toPublishingPanelMessages } from '../publishing-panel/publishing-panel-messages.ts';
import { type DashboardMessages, formatAppointmentTimeRange } from './dashboard-messages.ts';
import { renderDashboardCard, renderDashboardRecordRows, renderStudioLink } from './render-dashboard-card.ts';

export const renderSetupChecklistCard = (steps: readonly ShopSetupStep[], { t }: DashboardMessages): VNode => {
  const done = steps.filter(({ isDone }) => isDone).length;
  return renderDashboardCard({
    name: 'first-hour',
    title: t('firstHour.title'),
    content: [
      h('p', t('firstHour.progress', { done, all: steps.length })),
      h('div', { class: 'progress', 'aria-hidden': 'true' }, [
        h('div', { style: { inlineSize: `${(done / steps.length) * 100}%` } }),
      ]),
      h(
        'ol',
        { class: 'rows' },
        steps.map(({ name, isDone, path }) =>
          h('li', { key: name }, [
            renderStudioLink(path, { class: isDone ? 'row done' : 'row' }, [
              h(resolveComponent('v-icon'), { name: isDone ? 'check_circle' : 'radio_button_unchecked' }),
              h('span', { class: 'name' }, t(`firstHour.steps.${name}`)),
              h('span', { class: 'visually-hidden' }, t(isDone ? 'firstHour.done' : 'firstHour.open')),
            ]),
          ]),
        ),
      ),
    ],
  });
};

const renderDay = (
  title: string,
  appointments: readonly DashboardAppointment[],
  texts: DashboardMessages,
  timeZone: string,
): VNode =>
  h('div', { key: title }, [
    h('h3', title),
    renderDashboardRecordRows(
      appointments.map((appointment) => ({
        key: appointment.id,
        path: `/content/appointment/${appointment.id}`,
        name: appointment.name,
        detail: [
          appointment.topic,
          appointment.branch,
          appointment.isConfirmed ? null : texts.t('appointments.unconfirmed'),
        ]
          .filter(Boolean)
          .join(' · '),
        figure: [formatAppointmentTimeRange(texts, appointment, timeZone)],
      })),
      texts.t('appointments.none'),
    ),
  ]);

export const renderAppointments = (
  appointments: readonly DashboardAppointment[],
  { today, project }: Pick<StudioDashboardData, 'project' | 'today'>,
  texts: DashboardMessages,
): VNode => {
  const timeZone = project?.timeZone ?? 'UTC';
  const isToday = ({ startsAt }: DashboardAppointment) => toLocalDateTime(new Date(startsAt), timeZone).date === today;
  return renderDashboardCard({
    name: 'appointments',
    title: texts.t('appointments.title'),
    content: [
      renderDay(texts.t('appointments.today'), appointments.filter(isToday), texts, timeZone),
      renderDay(
        texts.t('appointments.tomorrow'),
        appointments.filter((appointment) => !isToday(appointment)),
        texts,
        timeZone,
      ),
    ],
  });
};

/** Scheduled records on the dashboard; the panel “Website” lists all of them. */
const maxShownScheduled = 3;

const renderNextScheduled = ({ records }: SitePublishingState['scheduled'], language: string): VNodeArrayChildren => {
  if (records.length === 0) return [];
  const texts = getScheduledPublishingMessages(language);
  return [
    h('h3', { class: 'scheduled' }, texts.t('panel.heading')),
    renderDashboardRecordRows(
      records.slice(0, maxShownScheduled).map((scheduled) => {
        const { name, times } = toPublicationScheduleTexts(scheduled, texts);
        const detail = [...times, scheduled.problems && texts.t('panel.failed')].filter(Boolean).join(' · ');
        return { key: scheduled.record.path, path: scheduled.record.path, name, detail, figure: [] };
      }),
      '',
    ),
  ];
};

/** @param state `undefined` if it could not be read */
export const renderWebsiteState = (
  state: PublishingPanelState | undefined,
  project: string,
  { t, region, language }: DashboardMessages,
): VNode => {
  const site = state?.sites.find((candidate) => candidate.project === project);
  const headline = () => {
    if (state?.isConfigured === false) return h('p', t('website.notSetUp'));
    return site
      ? renderSitePublishingHeadline(site, toPublishingPanelMessages(region), new Date())
      : h('p', t('website.failed'));
  };
  return renderDashboardCard({
    name: 'website',
    title: t('website.title'),
    content: [
      headline(),
      ...(site ? renderNextScheduled(site.scheduled, language) : []),
      renderStudioLink(`/insights/${websiteDashboardId}`, { class: 'more' }, [t('website.open')]),
    ],
  });
};

export const renderLowStock = (items: NonNullable<StudioDashboardData['lowStock']>, { t }: DashboardMessages): VNode =>
  renderDashboardCard({
    name: 'low-stock',
    title: t('lowStock.title'),
    hint: items.length > 0 && t('lowStock.hint'),
    content: [
      renderDashboardRecordRows(
        items.map(({ product, name, variant, left, sold }) => ({
          key: `${product} ${variant ?? ''}`,
          path: `/content/ecommerce_product/${product}`,
          name,
          detail: [variant, t('lowStock.sold', { quantity: sold })].filter(Boolean).join(' · '),
          figure: [left > 0 ? t('lowStock.left', { quantity: left }) : t('lowStock.soldOut')],
        })),
        t('lowStock.none'),
      ),
    ],
  });

export const renderZeroResultSearches = (
  searches: NonNullable<StudioDashboardData['zeroResultSearches']>,
  { t }: DashboardMessages,
): VNode =>
  renderDashboardCard({
    name: 'searches',
    title: t('searches.title'),
    hint: searches.length > 0 && t('searches.hint'),
    content: [
      renderDashboardRecordRows(
        searches.map(({ id, query, quantity }) => ({
          key: id,
          path: `/content/ecommerce_zero_result_search/${id}`,
          name: query,
          figure: [t('searches.quantity', { quantity })],
        })),
        t('searches.none'),
      ),
    ],
  });

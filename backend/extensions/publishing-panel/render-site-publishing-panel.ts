// Renders one site of the panel: headline with details, publish button, recent publications.
import { h, resolveComponent, type VNode, type VNodeArrayChildren } from 'vue';
import type { BuildStage } from '../../../contract/publishing/site-build-status.ts';
import { formatBuildFailureReason } from '../../../domain/publishing/format-build-failure.ts';
import type {
  StudioRecordSummary,
  PublishingPanelNoticesData,
  PublishingPanelPublication,
  SitePublishingState,
} from '../../../contract/publishing/publishing-panel.ts';
import { formatContentProblem, getContentCheckMessages } from '../../studio/content-check-messages.ts';
import { renderStudioButton } from '../../studio/render-studio-controls.ts';
import {
  formatPublicationDuration,
  formatSitePublicationTime,
  formatStudioRecordName,
  type PublishingPanelMessages,
  formatPublishingProblem,
} from './publishing-panel-messages.ts';
import { renderPublicationSchedule } from './render-publication-schedule.ts';
import { type SitePublishingHeadlineState, toSitePublishingHeadline } from './site-publishing-headline.ts';

export interface SitePublishingPanelProps {
  site: SitePublishingState;
  texts: PublishingPanelMessages;
  now: Date;
  /** The button was pressed and its result is not known yet. */
  isRequested: boolean;
  hasFailed: boolean;
  onPublish: () => void;
}

type LinkableRecord = Omit<StudioRecordSummary, 'path'> & { path: string | null };

const icon = (name: string, isTurning = false): VNode =>
  h(resolveComponent('v-icon'), { name, class: { turning: isTurning } });

const renderRecord = (record: LinkableRecord, texts: PublishingPanelMessages): VNode | string =>
  record.path === null
    ? formatStudioRecordName(record, texts)
    : h(resolveComponent('router-link'), { to: record.path }, () => formatStudioRecordName(record, texts));

/** In build order. Only types are imported from the contract: its schemas would bundle zod into the studio. */
const buildStages = ['pages', 'files', 'check', 'switch'] as const satisfies readonly BuildStage[];

interface HeadlineStyle {
  className: 'bad' | 'busy' | 'good' | 'warning';
  icon: string;
  isTurning?: boolean;
}

const headlineStyles: Record<SitePublishingHeadlineState['kind'], HeadlineStyle> = {
  building: { className: 'busy', icon: 'autorenew', isTurning: true },
  waiting: { className: 'busy', icon: 'schedule' },
  stuck: { className: 'warning', icon: 'cloud_off' },
  failed: { className: 'bad', icon: 'error' },
  unhosted: { className: 'warning', icon: 'domain_disabled' },
  handed_over: { className: 'good', icon: 'outbound' },
  live: { className: 'good', icon: 'check_circle' },
  unknown: { className: 'good', icon: 'check_circle' },
};

const renderStages = ({ t }: PublishingPanelMessages, current: string | null): VNode => {
  const place = buildStages.findIndex((stage) => stage === current);
  return h(
    'ol',
    { class: 'stages' },
    buildStages.map((stage, index) =>
      h(
        'li',
        { class: { done: index < place, now: index === place }, 'aria-current': index === place ? 'step' : null },
        [index < place ? icon('check') : null, t(`stages.${stage}`)],
      ),
    ),
  );
};

const renderHeadline = (
  headline: SitePublishingHeadlineState,
  { texts, now }: Pick<SitePublishingPanelProps, 'now' | 'texts'>,
): { title: string; details: VNodeArrayChildren } => {
  const { t } = texts;
  const at = (iso: string | null) => (iso === null ? null : formatSitePublicationTime(texts, iso, now));
  switch (headline.kind) {
    case 'building':
      return {
        title: t('headlines.building'),
        details: [
          renderStages(texts, headline.stage),
          h('p', [t('details.building'), headline.isMoreWaiting && t('details.moreWaiting')].filter(Boolean).join(' ')),
        ],
      };
    case 'waiting':
      return { title: t('headlines.waiting'), details: [h('p', t('details.waiting'))] };
    case 'stuck': {
      const problem = formatPublishingProblem(texts, headline.problem);
      const next = at(headline.nextAttemptAt);
      const text = next === null ? t('details.stuck', { problem }) : t('details.stuckUntil', { problem, next });
      return { title: t('headlines.stuck'), details: [h('p', text)] };
    }
    case 'failed': {
      const { record } = headline.publication;
      const since = at(headline.liveSince);
      return {
        title: t('headlines.failed'),
        details: [
          h('p', { class: 'reason' }, formatBuildFailureReason(headline.reason, texts.language)),
          record && h('p', [`${t('details.record')} `, renderRecord(record, texts)]),
          h('p', since === null ? t('details.failed') : t('details.failedSince', { since })),
        ],
      };
    }
    case 'unhosted':
      return { title: t('headlines.unhosted'), details: [h('p', t('details.unhosted'))] };
    case 'handed_over': {
      const time = at(headline.at);
      const text = time === null ? t('details.handedOver') : t('details.handedOverAt', { time });
      return { title: t('headlines.handedOver'), details: [h('p', text)] };
    }
    case 'live':
      return {
        title: t('headlines.live', { time: formatSitePublicationTime(texts, headline.since, now) }),
        details: [headline.isComplete && h('p', t('details.live'))],
      };
    case 'unknown':
      return { title: t('headlines.unknown'), details: [h('p', t('details.unknown'))] };
  }
};

const toDot = (state: PublishingPanelPublication['state']): string => {
  if (state === 'live' || state === 'handed_over' || state === 'superseded') return 'good';
  return state === 'failed' || state === 'unhosted' ? 'bad' : 'busy';
};

const renderChanges = (
  { changes, changeCount }: PublishingPanelPublication,
  texts: PublishingPanelMessages,
): VNodeArrayChildren => {
  if (changes.length === 0) return [texts.t('byHand')];
  const rendered = changes.flatMap((change, index) => [index === 0 ? '' : ', ', renderRecord(change, texts)]);
  return changeCount > changes.length
    ? [...rendered, ` ${texts.t('more', { number: changeCount - changes.length })}`]
    : rendered;
};

const renderPublication = (
  publication: PublishingPanelPublication,
  { texts, now }: SitePublishingPanelProps,
): VNode => {
  const { id, state, createdAt, endedAt, editors } = publication;
  const durationText =
    state === 'live' && endedAt !== null
      ? ` ${texts.t('took', { duration: formatPublicationDuration(texts, createdAt, endedAt) })}`
      : '';
  return h('tr', { key: id }, [
    h('td', { class: 'time' }, formatSitePublicationTime(texts, createdAt, now)),
    h('td', { class: 'state' }, [
      h('span', { class: ['dot', toDot(state)] }),
      texts.t(`states.${state}`),
      durationText,
    ]),
    h('td', renderChanges(publication, texts)),
    h('td', { class: 'who' }, editors.join(', ')),
  ]);
};

/** What needs a look, the missing records first, each with a link to its form. */
const renderNotices = (
  { notices, noticeCount }: PublishingPanelNoticesData,
  texts: PublishingPanelMessages,
): VNodeArrayChildren => {
  if (notices.length === 0) return [];
  const checks = getContentCheckMessages(texts.language);
  return [
    h('h3', texts.t('notices.heading')),
    h('p', texts.t('notices.intro')),
    h(
      'ul',
      { class: 'notices' },
      notices.map(({ record, code, isLeftOut, ...details }) =>
        h('li', { class: isLeftOut ? 'left-out' : 'remark' }, [
          icon(isLeftOut ? 'visibility_off' : 'info'),
          h('div', [
            h('strong', renderRecord(record, texts)),
            h('span', { class: 'kind' }, texts.t(isLeftOut ? 'notices.leftOut' : 'notices.remark')),
            h('div', formatContentProblem(checks, code, details)),
          ]),
        ]),
      ),
    ),
    noticeCount > notices.length && h('p', texts.t('notices.more', { number: notices.length, total: noticeCount })),
  ];
};

/** The state of a site in one line, for the dashboard of the studio. */
export const renderSitePublishingHeadline = (
  site: SitePublishingState,
  texts: PublishingPanelMessages,
  now: Date,
): VNode => {
  const headline = toSitePublishingHeadline(site);
  const style = headlineStyles[headline.kind];
  return h('h3', { class: style.className }, [
    icon(style.icon, style.isTurning),
    renderHeadline(headline, { texts, now }).title,
  ]);
};

export const renderSitePublishingPanel = (view: SitePublishingPanelProps): VNode => {
  const { site, texts, isRequested, hasFailed, onPublish } = view;
  const headline = toSitePublishingHeadline(site);
  const style = headlineStyles[headline.kind];
  const { title, details } = renderHeadline(headline, view);
  return h('section', { key: site.project, class: 'site' }, [
    h('header', [
      h('div', { role: 'status' }, [
        h('div', { class: 'domain' }, `${site.name} · ${site.domain}`),
        h('h2', { class: style.className }, [icon(style.icon, style.isTurning), title]),
      ]),
      renderStudioButton(texts.t(isRequested ? 'publishing' : 'publish'), onPublish, {
        small: true,
        disabled: isRequested || headline.kind === 'waiting',
      }),
    ]),
    ...details,
    ...renderNotices(site.content, texts),
    ...renderPublicationSchedule(site.scheduled, texts.language),
    hasFailed && h('p', { class: 'not-published', role: 'alert' }, texts.t('notPublished')),
    h('h3', texts.t('last')),
    site.publications.length === 0
      ? h('p', texts.t('noneYet'))
      : h(
          'table',
          h(
            'tbody',
            site.publications.map((publication) => renderPublication(publication, view)),
          ),
        ),
  ]);
};

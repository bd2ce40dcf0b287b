// One site in the panel: headline with what it means, the button, and the last publications.
import { h, resolveComponent, type VNode, type VNodeArrayChildren } from 'vue';
import { toReasonText } from '../../../contract/publishing/failure-words.ts';
import type { NamedRecord, PublicationState, SiteState } from '../ecom/publishing/panel-state.ts';
import { formatDuration, formatPublicationTime } from './formats.ts';
import { type Headline, toHeadline } from './to-headline.ts';
import { type Texts, toProblemText } from './texts.ts';

export interface SiteView {
  site: SiteState;
  texts: Texts;
  now: Date;
  /** Whether the button was pressed and nothing is known of it yet. */
  isAsked: boolean;
  hasFailed: boolean;
  onPublish: () => void;
}

type Named = Omit<NamedRecord, 'path'> & { path: string | null };

const icon = (name: string, isTurning = false): VNode =>
  h(resolveComponent('v-icon'), { name, class: { turning: isTurning } });

const toName = ({ label, title }: Named, { language }: Texts): string =>
  title === null ? label[language] : `${label[language]}: ${title}`;

const renderRecord = (record: Named, texts: Texts): VNode | string =>
  record.path === null
    ? toName(record, texts)
    : h(resolveComponent('router-link'), { to: record.path }, () => toName(record, texts));

interface Look {
  className: 'bad' | 'busy' | 'good' | 'warning';
  icon: string;
  isTurning?: boolean;
}

const looks: Record<Headline['kind'], Look> = {
  building: { className: 'busy', icon: 'autorenew', isTurning: true },
  waiting: { className: 'busy', icon: 'schedule' },
  stuck: { className: 'warning', icon: 'cloud_off' },
  failed: { className: 'bad', icon: 'error' },
  unhosted: { className: 'warning', icon: 'domain_disabled' },
  handed_over: { className: 'good', icon: 'outbound' },
  live: { className: 'good', icon: 'check_circle' },
  unknown: { className: 'good', icon: 'check_circle' },
};

const renderStages = ({ stages }: Texts, current: string | null): VNode => {
  const place = Object.keys(stages).findIndex((stage) => stage === current);
  return h(
    'ol',
    { class: 'stages' },
    Object.values(stages).map((stage, index) =>
      h(
        'li',
        { class: { done: index < place, now: index === place }, 'aria-current': index === place ? 'step' : null },
        [index < place ? icon('check') : null, stage],
      ),
    ),
  );
};

const renderHeadline = (
  headline: Headline,
  { texts, now }: SiteView,
): { title: string; details: VNodeArrayChildren } => {
  const { headlines, details } = texts;
  const at = (iso: string | null) => (iso === null ? null : formatPublicationTime(texts, iso, now));
  switch (headline.kind) {
    case 'building':
      return {
        title: headlines.building,
        details: [
          renderStages(texts, headline.stage),
          h('p', headline.isMoreWaiting ? `${details.building} ${details.moreWaiting}` : details.building),
        ],
      };
    case 'waiting':
      return { title: headlines.waiting, details: [h('p', details.waiting)] };
    case 'stuck': {
      const problem = toProblemText(texts, headline.problem);
      return { title: headlines.stuck, details: [h('p', details.stuck(problem, at(headline.nextAttemptAt)))] };
    }
    case 'failed': {
      const { record } = headline.publication;
      return {
        title: headlines.failed,
        details: [
          h('p', { class: 'reason' }, toReasonText(headline.reason, texts.language)),
          record && h('p', [`${details.record} `, renderRecord(record, texts)]),
          h('p', details.failed(at(headline.liveSince))),
        ],
      };
    }
    case 'unhosted':
      return { title: headlines.unhosted, details: [h('p', details.unhosted)] };
    case 'handed_over':
      return { title: headlines.handedOver, details: [h('p', details.handedOver(at(headline.at)))] };
    case 'live':
      return {
        title: headlines.live(formatPublicationTime(texts, headline.since, now)),
        details: [h('p', details.live)],
      };
    case 'unknown':
      return { title: headlines.unknown, details: [h('p', details.unknown)] };
  }
};

const toDot = (state: PublicationState['state']): string => {
  if (state === 'live' || state === 'handed_over' || state === 'superseded') return 'good';
  return state === 'failed' || state === 'unhosted' ? 'bad' : 'busy';
};

const renderChanges = ({ changes, changeCount }: PublicationState, texts: Texts): VNodeArrayChildren => {
  if (changes.length === 0) return [texts.byHand];
  const named = changes.flatMap((change, index) => [index === 0 ? '' : ', ', renderRecord(change, texts)]);
  return changeCount > changes.length ? [...named, ` ${texts.more(changeCount - changes.length)}`] : named;
};

const renderPublication = (publication: PublicationState, { texts, now }: SiteView): VNode => {
  const { id, state, createdAt, endedAt, editors } = publication;
  const took = state === 'live' && endedAt !== null ? ` ${texts.took(formatDuration(texts, createdAt, endedAt))}` : '';
  return h('tr', { key: id }, [
    h('td', { class: 'time' }, formatPublicationTime(texts, createdAt, now)),
    h('td', { class: 'state' }, [h('span', { class: ['dot', toDot(state)] }), texts.states[state], took]),
    h('td', renderChanges(publication, texts)),
    h('td', { class: 'who' }, editors.join(', ')),
  ]);
};

export const renderSite = (view: SiteView): VNode => {
  const { site, texts, isAsked, hasFailed, onPublish } = view;
  const headline = toHeadline(site);
  const look = looks[headline.kind];
  const { title, details } = renderHeadline(headline, view);
  return h('section', { key: site.project, class: 'site' }, [
    h('header', [
      h('div', { role: 'status' }, [
        h('div', { class: 'domain' }, `${site.name} · ${site.domain}`),
        h('h2', { class: look.className }, [icon(look.icon, look.isTurning), title]),
      ]),
      h(
        resolveComponent('v-button'),
        { small: true, disabled: isAsked || headline.kind === 'waiting', onClick: onPublish },
        () => (isAsked ? texts.publishing : texts.publish),
      ),
    ]),
    ...details,
    hasFailed && h('p', { class: 'not-published', role: 'alert' }, texts.notPublished),
    h('h3', texts.last),
    site.publications.length === 0
      ? h('p', texts.noneYet)
      : h(
          'table',
          h(
            'tbody',
            site.publications.map((publication) => renderPublication(publication, view)),
          ),
        ),
  ]);
};

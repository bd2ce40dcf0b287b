// Renders the scheduled records (docs/decisions/082) in the panel “Website”.
import { h, resolveComponent, type VNode, type VNodeArrayChildren } from 'vue';
import type {
  SitePublishingState,
  PublishingPanelScheduledRecord,
} from '../../../contract/publishing/publishing-panel.ts';
import { formatContentProblem, getContentCheckMessages } from '../../studio/content-check-messages.ts';
import {
  formatScheduledPublicationTime,
  getScheduledPublishingMessages,
} from '../../studio/scheduled-publishing-messages.ts';
import { formatStudioRecordName } from './publishing-panel-messages.ts';

type ScheduleMessages = ReturnType<typeof getScheduledPublishingMessages>;

const renderProblems = (
  problems: PublishingPanelScheduledRecord['problems'],
  texts: ScheduleMessages,
): VNodeArrayChildren => {
  if (problems === null) return [];
  const checks = getContentCheckMessages(texts.language);
  return [
    h('div', texts.t('panel.failed')),
    problems.length === 0 && h('div', texts.t('panel.unknown')),
    ...problems.map(({ code, ...details }) => h('div', formatContentProblem(checks, code, details))),
  ];
};

/** What is scheduled and when, for the panel and the dashboard. */
export const toPublicationScheduleTexts = (
  { record, publishAt, unpublishAt }: PublishingPanelScheduledRecord,
  texts: ScheduleMessages,
): { name: string; times: string[] } => ({
  name: formatStudioRecordName(record, texts),
  times: (
    [
      ['publish', publishAt],
      ['unpublish', unpublishAt],
    ] as const
  ).flatMap(([action, time]) =>
    time === null ? [] : [texts.t(`panel.${action}`, { time: formatScheduledPublicationTime(time, texts) })],
  ),
});

const renderScheduledRecord = (scheduled: PublishingPanelScheduledRecord, texts: ScheduleMessages): VNode => {
  const { record, version, problems } = scheduled;
  const { name, times } = toPublicationScheduleTexts(scheduled, texts);
  const icon = problems === null ? 'schedule' : 'error';
  return h('li', { class: problems === null ? 'remark' : 'left-out' }, [
    h(resolveComponent('v-icon'), { name: icon }),
    h('div', [
      h('strong', [h(resolveComponent('router-link'), { to: record.path }, () => name)]),
      version !== null && h('span', { class: 'kind' }, texts.t('panel.version', { name: version })),
      ...times.map((time) => h('div', time)),
      ...renderProblems(problems, texts),
    ]),
  ]);
};

export const renderPublicationSchedule = (
  { timeZone, records, recordCount }: SitePublishingState['scheduled'],
  language: string,
): VNodeArrayChildren => {
  if (records.length === 0) return [];
  const texts = getScheduledPublishingMessages(language);
  return [
    h('h3', texts.t('panel.heading')),
    h('p', texts.t('panel.intro', { zone: timeZone })),
    h(
      'ul',
      { class: 'notices' },
      records.map((record) => renderScheduledRecord(record, texts)),
    ),
    recordCount > records.length && h('p', texts.t('panel.more', { number: records.length, total: recordCount })),
  ];
};

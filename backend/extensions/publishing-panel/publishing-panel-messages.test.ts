import { describe, expect, it } from 'vitest';
import {
  formatPublicationDuration,
  formatSitePublicationTime,
  formatPublishingProblem,
  type PublishingPanelMessages,
  toPublishingPanelMessages,
} from './publishing-panel-messages.ts';

const inEachLanguage = (format: (texts: PublishingPanelMessages) => string): string[] =>
  ['de-DE', 'en-US'].map((language) => format(toPublishingPanelMessages(language)).replaceAll('\u00a0', ' '));

describe('a duration', () => {
  const from = '2026-11-22T10:00:00.000Z';

  it.each([
    ['2026-11-22T10:00:00.400Z', ['0 s', '0 s']],
    ['2026-11-22T10:00:00.500Z', ['1 s', '1 s']],
    ['2026-11-22T10:01:59.000Z', ['119 s', '119 s']],
    ['2026-11-22T10:02:00.000Z', ['2 min', '2 min']],
    ['2026-11-22T10:02:30.000Z', ['2,5 min', '2.5 min']],
    ['2026-11-22T10:20:33.000Z', ['20,6 min', '20.6 min']],
    // The clock was set back in between.
    ['2026-11-22T09:59:00.000Z', ['0 s', '0 s']],
  ])('until %s is %j', (to, texts) => {
    expect(inEachLanguage((messages) => formatPublicationDuration(messages, from, to))).toEqual(texts);
  });
});

describe('the time of a publication', () => {
  const local = (day: number, hours: number, minutes: number) => new Date(2026, 10, day, hours, minutes);

  it('is formatted without the date if it is today', () => {
    const now = local(22, 18, 0);
    expect(
      inEachLanguage((messages) => formatSitePublicationTime(messages, local(22, 14, 5).toISOString(), now)),
    ).toEqual(['14:05 Uhr', '2:05 pm']);
  });

  it('is formatted with the date on any other day', () => {
    const now = local(22, 0, 1);
    expect(
      inEachLanguage((messages) => formatSitePublicationTime(messages, local(21, 23, 59).toISOString(), now)),
    ).toEqual(['21. November, 23:59 Uhr', '21 November, 11:59 pm']);
  });
});

it.each([
  ['away', 'Der Server der Website ist gerade nicht erreichbar.'],
  ['silent', 'Der Server der Website hat den Auftrag angenommen und sagt nicht, wie weit er ist.'],
  ['stopping', 'Der Server der Website wird gerade neu gestartet.'],
  ['not_signed', expect.stringContaining('erkennt den Aufruf nicht an') as string],
  ['too_old', expect.stringContaining('erkennt den Aufruf nicht an') as string],
  ['HTTP 502', 'Der Server der Website nimmt den Aufruf nicht an (HTTP 502).'],
])('explains the problem %s', (code, text) => {
  expect(formatPublishingProblem(toPublishingPanelMessages('de-DE'), code)).toEqual(text);
});

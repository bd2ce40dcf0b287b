// What the panel says, in the studio's two languages.
import type { BuildStage } from '../../../contract/publishing/build-report.ts';
import type { PublicationState } from '../ecom/publishing/panel-state.ts';

export interface Texts {
  language: 'de' | 'en';
  loading: string;
  failedToLoad: string;
  notSetUp: string;
  noProject: string;
  publish: string;
  publishing: string;
  notPublished: string;
  last: string;
  noneYet: string;
  headlines: {
    building: string;
    waiting: string;
    stuck: string;
    failed: string;
    unhosted: string;
    handedOver: string;
    live: (time: string) => string;
    unknown: string;
  };
  /** Below the headline. */
  details: {
    building: string;
    moreWaiting: string;
    waiting: string;
    stuck: (problem: string, next: string | null) => string;
    failed: (since: string | null) => string;
    record: string;
    unhosted: string;
    handedOver: (time: string | null) => string;
    live: string;
    unknown: string;
  };
  /** In their order. Types alone are imported here: the shapes of the contract would bring their library into the studio. */
  stages: Record<BuildStage, string>;
  states: Record<PublicationState['state'], string>;
  /** By the codes of call-host.ts and follow-builds.ts. */
  problems: { away: string; silent: string; notSigned: string; stopping: string; other: (code: string) => string };
  more: (count: number) => string;
  byHand: string;
  took: (duration: string) => string;
  seconds: (count: string) => string;
  minutes: (count: string) => string;
}

const german: Texts = {
  language: 'de',
  loading: 'Der Stand der Website wird geladen …',
  failedToLoad: 'Der Stand der Website ließ sich nicht laden. Er wird gleich noch einmal gefragt.',
  notSetUp:
    'Von selbst veröffentlicht wird hier nicht: Änderungen gehen mit dem nächsten Bau der Website live (REBUILD_URL ist nicht gesetzt).',
  noProject: 'Ihrem Konto ist kein Projekt zugeordnet.',
  publish: 'Jetzt veröffentlichen',
  publishing: 'Ist angestoßen',
  notPublished: 'Das ließ sich nicht anstoßen. Bitte versuchen Sie es noch einmal.',
  last: 'Zuletzt',
  noneYet: 'Noch nichts. Sobald jemand einen Inhalt speichert, steht es hier.',
  headlines: {
    building: 'Wird gebaut',
    waiting: 'Wartet auf den Bau',
    stuck: 'Noch nicht veröffentlicht',
    failed: 'Veröffentlichen fehlgeschlagen',
    unhosted: 'Keine Website eingerichtet',
    handedOver: 'An den Baudienst übergeben',
    live: (time) => `Live seit ${time}`,
    unknown: 'Bereit',
  },
  details: {
    building: 'Für Besucher ändert sich bis zum Schluss nichts.',
    moreWaiting: 'Was inzwischen gespeichert wurde, folgt gleich danach.',
    waiting: 'Ihre Änderungen sind gespeichert, der Bau beginnt gleich.',
    stuck: (problem, next) =>
      `${problem} Ihre Änderungen sind gespeichert.${next === null ? '' : ` Nächster Versuch: ${next}.`}`,
    failed: (since) =>
      `Für Besucher hat sich nichts geändert${since === null ? '' : ` (Stand der Website: ${since})`}.`,
    record: 'Hier nachsehen:',
    unhosted: 'Zu dieser Domain gehört auf dem Server der Websites keine. Ihre Inhalte sind gespeichert.',
    handedOver: (time) =>
      `${time === null ? '' : `${time}. `}Der Baudienst meldet nicht zurück; die Änderungen erscheinen in einigen Minuten.`,
    live: 'Alles, was veröffentlicht werden sollte, ist auf der Website.',
    unknown: 'Gespeicherte Änderungen werden von selbst veröffentlicht.',
  },
  stages: { pages: 'Seiten', files: 'Dateien', check: 'Prüfung', switch: 'Umschalten' },
  states: {
    queued: 'Wartet',
    sending: 'Wird übergeben',
    sent: 'Wartet auf den Bau',
    building: 'Wird gebaut',
    live: 'Live',
    failed: 'Fehlgeschlagen',
    superseded: 'Später nachgeholt',
    handed_over: 'Übergeben',
    unhosted: 'Keine Website',
  },
  problems: {
    away: 'Der Server der Website ist gerade nicht erreichbar.',
    silent: 'Der Server der Website hat den Auftrag angenommen und sagt nicht, wie weit er ist.',
    notSigned: 'Der Server der Website erkennt den Aufruf nicht an: Schlüssel oder Uhrzeit beider Seiten passen nicht.',
    stopping: 'Der Server der Website wird gerade neu gestartet.',
    other: (code) => `Der Server der Website nimmt den Aufruf nicht an (${code}).`,
  },
  more: (count) => `und ${count} weitere`,
  byHand: 'Von Hand angestoßen',
  took: (duration) => `in ${duration}`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
};

const english: Texts = {
  language: 'en',
  loading: 'Loading the state of the site …',
  failedToLoad: 'The state of the site could not be loaded. Trying again in a moment.',
  notSetUp:
    'Changes are not published automatically here: they go live with the next build of the site (REBUILD_URL is not set).',
  noProject: 'Your account is not assigned to a project.',
  publish: 'Publish now',
  publishing: 'Started',
  notPublished: 'Publishing could not be started. Please try again.',
  last: 'Recently',
  noneYet: 'Nothing yet. Saved changes will be listed here.',
  headlines: {
    building: 'Being built',
    waiting: 'Waiting for the build',
    stuck: 'Not published yet',
    failed: 'Publishing failed',
    unhosted: 'No site set up',
    handedOver: 'Handed over to the build service',
    live: (time) => `Live since ${time}`,
    unknown: 'Ready',
  },
  details: {
    building: 'Visitors see no change until the build is complete.',
    moreWaiting: 'Changes saved in the meantime will follow.',
    waiting: 'Your changes are saved; the build begins in a moment.',
    stuck: (problem, next) => `${problem} Your changes are saved.${next === null ? '' : ` Next attempt: ${next}.`}`,
    failed: (since) => `Nothing has changed for visitors${since === null ? '' : ` (site as of ${since})`}.`,
    record: 'Where to look:',
    unhosted: 'The host has no site for this domain. Your content is saved.',
    handedOver: (time) =>
      `${time === null ? '' : `${time}. `}The build service does not report back; the changes will appear within a few minutes.`,
    live: 'All changes are on the site.',
    unknown: 'Saved changes are published automatically.',
  },
  stages: { pages: 'Pages', files: 'Files', check: 'Check', switch: 'Switch' },
  states: {
    queued: 'Waiting',
    sending: 'Being handed over',
    sent: 'Waiting for the build',
    building: 'Being built',
    live: 'Live',
    failed: 'Failed',
    superseded: 'Published later',
    handed_over: 'Handed over',
    unhosted: 'No site',
  },
  problems: {
    away: 'The host of the site cannot be reached at the moment.',
    silent: 'The host has accepted the request but reports no progress.',
    notSigned: 'The host of the site rejects the request: the secrets or clocks of the two sides differ.',
    stopping: 'The host of the site is being restarted.',
    other: (code) => `The host of the site rejects the request (${code}).`,
  },
  more: (count) => `and ${count} more`,
  byHand: 'Started by hand',
  took: (duration) => `in ${duration}`,
  seconds: (count) => `${count} s`,
  minutes: (count) => `${count} min`,
};

/** @param language code of the studio's language, such as `de-DE` */
export const toTexts = (language: string): Texts => (language.startsWith('de') ? german : english);

export const toProblemText = ({ problems }: Texts, code: string): string => {
  if (code === 'away' || code === 'silent') return problems[code];
  if (code === 'not_signed' || code === 'too_old') return problems.notSigned;
  return code === 'stopping' ? problems.stopping : problems.other(code);
};

// A page of "Uhrenatelier Nordlicht" that is still being written: as a draft it must not be seen. Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const events: PageContent = {
  key: 'events',
  status: 'draft',
  de: {
    title: 'Werkstattabende',
    description: 'Im Winter öffnet das Uhrenatelier Nordlicht in Hamburg seine Werkstatt abends für kleine Runden.',
    keywords: 'Werkstattabend, Uhrmacher Hamburg',
    heading: 'Werkstattabende',
    lead: 'Im Winter öffnen wir die Werkstatt an einigen Abenden für kleine Runden.',
    body: '<p>Die Termine für den kommenden Winter stehen noch nicht fest.</p>',
  },
  en: {
    title: 'Workshop evenings',
    description: 'In winter Uhrenatelier Nordlicht in Hamburg opens its workshop to small groups in the evening.',
    keywords: 'workshop evening, watchmaker Hamburg',
    heading: 'Workshop evenings',
    lead: 'On a few winter evenings we open the workshop to small groups.',
    body: '<p>The dates for the coming winter have not yet been set.</p>',
  },
  fr: {
    title: 'Soirées d’atelier',
    description: 'En hiver, l’Uhrenatelier Nordlicht à Hambourg ouvre son atelier le soir à de petits groupes.',
    keywords: 'soirée d’atelier, horloger Hambourg',
    heading: 'Soirées d’atelier',
    lead: 'Certains soirs d’hiver, nous ouvrons l’atelier à de petits groupes.',
    body: '<p>Les dates de l’hiver prochain ne sont pas encore fixées.</p>',
  },
};

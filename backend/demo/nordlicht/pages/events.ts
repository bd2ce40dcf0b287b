// A page of "Uhrenatelier Nordlicht" that is still being written: as a draft it must not be seen. Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const events: PageContent = {
  key: 'events',
  status: 'draft',
  de: {
    title: 'Werkstattabende',
    description: 'Abende an der Werkbank im Uhrenatelier Nordlicht in Hamburg.',
    keywords: 'Werkstattabend, Uhrmacher Hamburg',
    heading: 'Werkstattabende',
    lead: 'Im Winter öffnen wir die Werkstatt an einigen Abenden für kleine Runden.',
    body: '<p>Die Termine für den kommenden Winter stehen noch nicht fest.</p>',
  },
  en: {
    title: 'Workshop evenings',
    description: 'Evenings at the bench at Uhrenatelier Nordlicht in Hamburg.',
    keywords: 'workshop evening, watchmaker Hamburg',
    heading: 'Workshop evenings',
    lead: 'In winter we open the workshop to small groups on a few evenings.',
    body: '<p>The dates for the coming winter have not yet been set.</p>',
  },
  fr: {
    title: 'Soirées d’atelier',
    description: 'Des soirées à l’établi, à l’Uhrenatelier Nordlicht à Hambourg.',
    keywords: 'soirée d’atelier, horloger Hambourg',
    heading: 'Soirées d’atelier',
    lead: 'En hiver, nous ouvrons l’atelier certains soirs à de petits groupes.',
    body: '<p>Les dates de l’hiver prochain ne sont pas encore fixées.</p>',
  },
};

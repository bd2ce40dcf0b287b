// The events of "Arnsberg & Tochter"; the first one is over and must not be seen. Read by demo/content.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { demoId } from '../../demo-id.ts';
import { projectId, richText } from '../../page-item.ts';
import { translationEntries, type InThreeLanguages } from '../../translation-entries.ts';

interface Event extends InThreeLanguages<{ title: string; content: string; place?: string }> {
  key: string;
  startsAt: string;
  endsAt: string;
  state?: 'open' | 'full' | 'cancelled';
  branch?: string;
  link?: string;
}

const workshopEvening = (subject: InThreeLanguages<string>): Pick<Event, 'de' | 'en' | 'fr'> => ({
  de: {
    title: 'Werkstattabend',
    content: `<p>${subject.de} Sie sehen zu und fragen, was Sie möchten. Der Eintritt ist frei.</p>`,
  },
  en: {
    title: 'Workshop evening',
    content: `<p>${subject.en} Watch us at work and ask whatever you like. Admission is free.</p>`,
  },
  fr: {
    title: 'Soirée d’atelier',
    content: `<p>${subject.fr} Regardez-nous travailler et posez toutes vos questions. L’entrée est libre.</p>`,
  },
});

const events: Event[] = [
  {
    key: 'evening-2026-10',
    startsAt: '2026-10-01T19:00:00',
    endsAt: '2026-10-01T21:00:00',
    branch: 'rosenwirtgasse',
    ...workshopEvening({
      de: 'Wir öffnen eine Taschenuhr.',
      en: 'We open up a pocket watch.',
      fr: 'Nous ouvrons une montre de poche.',
    }),
  },
  {
    key: 'evening-2026-12',
    startsAt: '2026-12-03T19:00:00',
    endsAt: '2026-12-03T21:00:00',
    branch: 'rosenwirtgasse',
    ...workshopEvening({
      de: 'Wir zerlegen ein Werk aus den Fünfzigerjahren und setzen es wieder zusammen.',
      en: 'We take a movement from the fifties apart and put it back together.',
      fr: 'Nous démontons, puis remontons un mouvement des années cinquante.',
    }),
  },
  {
    key: 'evening-2027-12',
    startsAt: '2027-12-02T19:00:00',
    endsAt: '2027-12-02T21:00:00',
    branch: 'rosenwirtgasse',
    ...workshopEvening({
      de: 'An diesem Abend wird ein Brillant gefasst, von der leeren Krappe bis zum Polieren.',
      en: 'A brilliant is set before your eyes, from the empty claw to the final polish.',
      fr: 'Un brillant est serti sous vos yeux, de la griffe vide au polissage.',
    }),
  },
  {
    key: 'pearls-2027-03',
    startsAt: '2027-03-06T10:00:00',
    endsAt: '2027-03-06T13:00:00',
    branch: 'rosenwirtgasse',
    link: '/kontakt',
    de: {
      title: 'Perlen knoten',
      content: `<p>Ein Samstagvormittag, Seide und sechs Plätze. Bringen Sie eine eigene Kette mit oder üben Sie an unseren
        Perlen. Am Ende hält jeder Knoten, auch der erste.</p>`,
    },
    en: {
      title: 'Knotting pearls',
      content: `<p>A Saturday morning, a length of silk and six places. Bring a necklace of your own or practise on our
        pearls. By the end every knot holds, even the first.</p>`,
    },
    fr: {
      title: 'Nouer des perles',
      content: `<p>Un samedi matin, de la soie et six places. Apportez votre propre collier ou exercez-vous sur nos
        perles. À la fin, chaque nœud tient, même le premier.</p>`,
    },
  },
  {
    key: 'rings-2027-04',
    startsAt: '2027-04-24T09:00:00',
    endsAt: '2027-04-24T18:00:00',
    state: 'full',
    branch: 'rosenwirtgasse',
    link: '/kontakt',
    de: {
      title: 'Trauringe selbst schmieden',
      content: '<p>Zwei Menschen, eine Goldschmiedin, ein Tag. Für andere Tage rufen Sie uns an.</p>',
    },
    en: {
      title: 'Forging your own wedding rings',
      content: '<p>Two people, one goldsmith, one day. Please call us for other dates.</p>',
    },
    fr: {
      title: 'Forger ses alliances',
      content: '<p>Deux personnes, une joaillière, une journée. Pour d’autres dates, appelez-nous.</p>',
    },
  },
  {
    key: 'courtyard-2028-05',
    startsAt: '2028-05-13T11:00:00',
    endsAt: '2028-05-13T17:00:00',
    branch: 'kranichplatz',
    de: {
      title: 'Offener Werkhof',
      content: `<p>Blumen, Brillen, Fahrräder: Alle drei Werkstätten zeigen, woran sie arbeiten. Die Floristin bindet mit
        Kindern kleine Sträuße.</p>`,
    },
    en: {
      title: 'Open day in the Werkhof',
      content: `<p>Flowers, glasses, bicycles: all three workshops show what they are working on, and the florist makes
        small bouquets with children.</p>`,
    },
    fr: {
      title: 'Portes ouvertes au Werkhof',
      content: `<p>Fleurs, lunettes, vélos : les trois ateliers montrent ce qui les occupe, et la fleuriste compose de
        petits bouquets avec les enfants.</p>`,
    },
  },
];

export const arnsbergEventSet: SeedSet = {
  collection: 'event',
  items: events.map(({ key, startsAt, endsAt, state = 'open', branch, link, de, en, fr }) => ({
    id: demoId(`arnsberg/event/${key}`),
    project: projectId('arnsberg'),
    status: 'published',
    starts_at: startsAt,
    ends_at: endsAt,
    state,
    ...(branch ? { branch: demoId(`arnsberg/branch/${branch}`) } : {}),
    ...(link ? { registration_link: link } : {}),
    translations: translationEntries({
      de: { ...de, content: richText(de.content) },
      en: { ...en, content: richText(en.content) },
      fr: { ...fr, content: richText(fr.content) },
    }),
  })),
};

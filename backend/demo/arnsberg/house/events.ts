// The events of "Arnsberg & Tochter"; the first one is over and must not be seen. Read by backend/demo/content.ts.
import { demoId, type DemoSet } from '../../demo-content.ts';
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
    content: `<p>${subject.en} You watch, and ask whatever you like. Admission is free.</p>`,
  },
  fr: {
    title: 'Soirée d’atelier',
    content: `<p>${subject.fr} Vous regardez et posez vos questions. L’entrée est libre.</p>`,
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
      en: 'We open a pocket watch.',
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
      en: 'We take apart a movement of the fifties and put it together again.',
      fr: 'Nous démontons un mouvement des années cinquante et le remontons.',
    }),
  },
  {
    key: 'evening-2027-12',
    startsAt: '2027-12-02T19:00:00',
    endsAt: '2027-12-02T21:00:00',
    branch: 'rosenwirtgasse',
    ...workshopEvening({
      de: 'An diesem Abend wird ein Brillant gefasst, von der leeren Krappe bis zum Polieren.',
      en: 'On this evening a brilliant is set, from the empty claw to the polish.',
      fr: 'Ce soir-là, un brillant est serti, de la griffe vide au polissage.',
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
      content: `<p>A Saturday morning, silk and six places. Bring a necklace of your own or practise on our pearls. In the
        end every knot holds, the first one included.</p>`,
    },
    fr: {
      title: 'Nouer des perles',
      content: `<p>Un samedi matin, de la soie et six places. Apportez votre collier ou exercez-vous sur nos perles. À la
        fin, tous les nœuds tiennent, même le premier.</p>`,
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
      content: '<p>Two people, one goldsmith, one day. For other days, please call us.</p>',
    },
    fr: {
      title: 'Forger ses alliances',
      content: '<p>Deux personnes, une orfèvre, une journée. Pour d’autres dates, appelez-nous.</p>',
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
      content: `<p>Flowers, glasses, bicycles: all three workshops show what they are working on. The florist ties small
        bouquets with children.</p>`,
    },
    fr: {
      title: 'Werkhof ouvert',
      content: `<p>Fleurs, lunettes, vélos : les trois ateliers montrent leur travail. La fleuriste noue de petits bouquets
        avec les enfants.</p>`,
    },
  },
];

export const arnsbergEventSet: DemoSet = {
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

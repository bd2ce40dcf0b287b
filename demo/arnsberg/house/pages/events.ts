// The events page of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const events: PageContent = {
  key: 'events',
  de: {
    title: 'Veranstaltungen',
    description:
      'Kommen Sie zu Werkstattabenden, Perlenkursen und Trauringkursen bei Arnsberg & Tochter in München: in kleinen Runden an der Werkbank.',
    keywords: 'Veranstaltungen, Goldschmiedekurs München, Werkstattabend, Trauringkurs',
    heading: 'Veranstaltungen',
    lead: 'Einige Male im Jahr bleibt die Werkstatt abends offen. Die Runden sind klein, damit jeder an die Werkbank kommt.',
    body: `
      <h2>Werkstattabend</h2>
      <p>Am ersten Donnerstag im Monat zeigen wir, woran wir gerade arbeiten. Sie sehen zu, wie ein Stein gefasst oder
        ein Werk zerlegt wird, und fragen, was Sie möchten. Beginn ist um 19 Uhr in der Rosenwirtgasse, der Eintritt ist
        frei. Im August macht die Werkstatt Pause.</p>
      <h2>Perlen knoten</h2>
      <p>Im Frühjahr und im Herbst lernen Sie an einem Samstagvormittag, eine Kette mit Seide zu knoten. Perlen und
        Seide liegen bereit; wer mag, bringt die eigene Kette mit. Höchstens sechs Personen.</p>
      <h2>Trauringe selbst schmieden</h2>
      <p>Zwei Menschen, eine Goldschmiedin, ein Tag: Sie gießen, walzen, biegen und feilen, wir helfen, wo es heikel
        wird. Am Abend stecken die Ringe am Finger. Den Termin sprechen wir einzeln ab, am besten drei Monate vor der
        Hochzeit.</p>
      <h2>Anmelden</h2>
      <p>Für die Kurse bitten wir um Anmeldung per Telefon oder E-Mail. Beides steht unter <a
        href="/kontakt">Kontakt</a>.</p>
    `,
  },
  en: {
    title: 'Events',
    description:
      'Join us at the bench in Munich for workshop evenings, pearl-knotting mornings and wedding ring courses, always in small groups.',
    keywords: 'events, goldsmith course Munich, workshop evening, wedding ring course',
    heading: 'Events',
    lead: 'A few times a year the workshop stays open into the evening. Groups are small, so that everyone can get close to the bench.',
    body: `
      <h2>Workshop evening</h2>
      <p>On the first Thursday of the month we show what we are working on. Watch a stone being set or a movement being
        taken apart, and ask whatever you like. We start at 7 pm in Rosenwirtgasse; admission is free. There is no
        workshop evening in August.</p>
      <h2>Knotting pearls</h2>
      <p>On a Saturday morning in spring and in autumn, you can learn to knot a necklace on silk. Pearls and silk are
        provided, or bring a necklace of your own. Six people at most.</p>
      <h2>Forging your own wedding rings</h2>
      <p>Two people, one goldsmith, one day: you cast, roll, bend and file, and we help with the delicate parts. By
        evening the rings are on your fingers. We agree the date with each couple, ideally three months before the
        wedding.</p>
      <h2>How to book</h2>
      <p>Please book your place on a course by telephone or email. You will find both under <a
        href="/en/contact">contact</a>.</p>
    `,
  },
  fr: {
    title: 'Événements',
    description:
      'Rejoignez-nous à l’établi, à Munich, pour une soirée d’atelier, une matinée de nouage de perles ou un stage d’alliances en petit groupe.',
    keywords: 'événements, stage de joaillerie Munich, soirée d’atelier, stage alliances',
    heading: 'Événements',
    lead: 'Plusieurs fois par an, l’atelier reste ouvert le soir. Nous restons en petit comité, pour que chacun puisse s’approcher de l’établi.',
    body: `
      <h2>Soirée d’atelier</h2>
      <p>Le premier jeudi du mois, nous montrons ce qui est sur l’établi. Vous assistez au sertissage d’une pierre ou au
        démontage d’un mouvement, et posez toutes vos questions. Rendez-vous à 19 h, Rosenwirtgasse ; l’entrée est
        libre. En août, l’atelier fait une pause.</p>
      <h2>Nouer des perles</h2>
      <p>Un samedi matin, au printemps et à l’automne, vous apprenez à nouer un collier sur soie. Perles et soie sont
        fournies ; vous pouvez aussi apporter votre propre collier. Six personnes au plus.</p>
      <h2>Forger ses alliances</h2>
      <p>Deux personnes, une joaillière, une journée : vous coulez, laminez, cintrez et limez, nous vous aidons dans les
        passages délicats. Le soir, les anneaux sont à vos doigts. Nous fixons la date avec chaque couple, si possible
        trois mois avant le mariage.</p>
      <h2>S’inscrire</h2>
      <p>Pour les stages, merci de vous inscrire par téléphone ou par e-mail. Vous trouverez nos coordonnées à la page
        <a href="/fr/contact">Contact</a>.</p>
    `,
  },
};

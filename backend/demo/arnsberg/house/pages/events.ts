// The events page of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const events: PageContent = {
  key: 'events',
  de: {
    title: 'Veranstaltungen',
    description:
      'Werkstattabende, Perlenknoten und Trauringkurse bei Arnsberg & Tochter in München: kleine Runden an der Werkbank.',
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
      'Workshop evenings, pearl knotting and wedding ring courses at Arnsberg & Tochter in Munich: small groups at the bench.',
    keywords: 'events, goldsmith course Munich, workshop evening, wedding ring course',
    heading: 'Events',
    lead: 'A few times a year the workshop stays open in the evening. The groups are small, so that everyone gets a place at the bench.',
    body: `
      <h2>Workshop evening</h2>
      <p>On the first Thursday of the month we show what we are working on. You watch a stone being set or a movement
        being taken apart, and ask whatever you like. We begin at 7 pm in Rosenwirtgasse; admission is free. In August
        the workshop rests.</p>
      <h2>Knotting pearls</h2>
      <p>In spring and autumn you can learn on a Saturday morning how to knot a necklace with silk. Pearls and silk are
        provided, or bring a necklace of your own. Six people at most.</p>
      <h2>Forging your own wedding rings</h2>
      <p>Two people, one goldsmith, one day: you cast, roll, bend and file, we help where it gets delicate. By evening
        the rings are on your fingers. We arrange the date with each couple, ideally three months before the
        wedding.</p>
      <h2>Signing up</h2>
      <p>For the courses we ask you to sign up by telephone or e-mail. You will find both under <a
        href="/en/contact">contact</a>.</p>
    `,
  },
  fr: {
    title: 'Événements',
    description:
      'Soirées d’atelier, nouage de perles et stages d’alliances chez Arnsberg & Tochter à Munich : de petits groupes à l’établi.',
    keywords: 'événements, stage orfèvrerie Munich, soirée d’atelier, stage alliances',
    heading: 'Événements',
    lead: 'Quelques fois par an, l’atelier reste ouvert le soir. Les groupes sont petits, pour que chacun approche de l’établi.',
    body: `
      <h2>Soirée d’atelier</h2>
      <p>Le premier jeudi du mois, nous montrons ce qui est en cours. Vous voyez sertir une pierre ou démonter un
        mouvement, et vous posez vos questions. Rendez-vous à 19 h dans la Rosenwirtgasse ; l’entrée est libre. En août,
        l’atelier se repose.</p>
      <h2>Nouer des perles</h2>
      <p>Au printemps et à l’automne, un samedi matin, vous apprenez à nouer un collier à la soie. Perles et soie sont
        fournies ; vous pouvez aussi apporter votre collier. Six personnes au plus.</p>
      <h2>Forger ses alliances</h2>
      <p>Deux personnes, une orfèvre, une journée : vous coulez, laminez, courbez et limez, nous aidons là où c’est
        délicat. Le soir, les anneaux sont à vos doigts. Nous convenons de la date avec chaque couple, si possible trois
        mois avant le mariage.</p>
      <h2>S’inscrire</h2>
      <p>Pour les stages, merci de vous inscrire par téléphone ou par e-mail. Vous trouverez l’un et l’autre à la page
        <a href="/fr/contact">Contact</a>.</p>
    `,
  },
};

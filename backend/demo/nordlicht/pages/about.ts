// The "about us" page of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const about: PageContent = {
  key: 'about',
  de: {
    title: 'Über uns',
    description:
      'Jonte Harmsen über sein Uhrenatelier am Seilerfleet in Hamburg: wie es begann, wer dort arbeitet und warum es klein bleibt.',
    keywords: 'Über uns, Jonte Harmsen, Uhrmacher Hamburg',
    heading: 'Über uns',
    lead: 'Ein Uhrmacher, eine Gesellin, ein Hund. Mehr Personal ist nicht geplant.',
    body: `
      <h2>Jonte Harmsen</h2>
      <p>Er ist auf Amrum aufgewachsen, wo im Winter nicht immer eine Fähre fährt und man lernt, Dinge selbst zu
        reparieren. Die Lehre machte er in Hamburg, danach arbeitete er acht Jahre in einer Werkstatt für
        Marinechronometer. 2011 fand er den Segelmacherboden am Seilerfleet und blieb.</p>
      <h2>Merle Brandt</h2>
      <p>Sie kam 2019 zum Praktikum und wollte nur drei Wochen bleiben. Heute macht sie alles, wofür man sehr ruhige
        Hände braucht: Spiralfedern, Zapfen, das Setzen von Leuchtmasse. Die zweite Werkbank ist ihre.</p>
      <h2>Warum der Name</h2>
      <p>Das Fenster geht nach Norden. Und auf der Überfahrt nach Island, auf dem Schiff, dessen Chronometer er
        begleitete, sah Jonte Harmsen zum ersten Mal ein Nordlicht. Es dauerte elf Minuten; er hat auf die Uhr
        gesehen.</p>
    `,
  },
  en: {
    title: 'About us',
    description:
      'Jonte Harmsen on his workshop on the Seilerfleet in Hamburg: how it began, who works there and why it stays small.',
    keywords: 'about us, Jonte Harmsen, watchmaker Hamburg',
    heading: 'About us',
    lead: 'Two watchmakers, one dog. No further staff is planned.',
    body: `
      <h2>Jonte Harmsen</h2>
      <p>He grew up on the island of Amrum, where in winter the ferry does not always run and you learn to repair things
        yourself. He trained in Hamburg and then worked for eight years in a workshop for marine chronometers. In 2011
        he found the sailmaker’s loft on the Seilerfleet and stayed.</p>
      <h2>Merle Brandt</h2>
      <p>She came in 2019 for a placement and meant to stay three weeks. Today she does everything that asks for very
        steady hands: hairsprings, pivots, applying luminous paint. The second bench is hers.</p>
      <h2>Why the name</h2>
      <p>The window faces north. And on the passage to Iceland, aboard the ship whose chronometer he was accompanying,
        Jonte Harmsen saw the northern lights for the first time. They lasted eleven minutes; he looked at his
        watch.</p>
    `,
  },
  fr: {
    title: 'À propos',
    description:
      'Jonte Harmsen raconte son atelier au bord du Seilerfleet à Hambourg : ses débuts, son équipe et pourquoi il reste petit.',
    keywords: 'à propos, Jonte Harmsen, horloger Hambourg',
    heading: 'À propos',
    lead: 'Un horloger, une horlogère, un chien. Aucune autre embauche n’est prévue.',
    body: `
      <h2>Jonte Harmsen</h2>
      <p>Il a grandi sur l’île d’Amrum, où le bac ne passe pas toujours en hiver et où l’on apprend à réparer soi-même.
        Après son apprentissage à Hambourg, il travailla huit ans dans un atelier de chronomètres de marine. En 2011, il
        trouva le grenier du maître voilier au Seilerfleet et y resta.</p>
      <h2>Merle Brandt</h2>
      <p>Arrivée en 2019 pour un stage, elle pensait rester trois semaines. Aujourd’hui, elle fait tout ce qui demande
        des mains très sûres : spiraux, pivots, pose de matière lumineuse. Le second établi est le sien.</p>
      <h2>Pourquoi ce nom</h2>
      <p>La fenêtre regarde vers le nord. Et lors d’une traversée vers l’Islande, à bord du navire dont il accompagnait
        le chronomètre, Jonte Harmsen vit pour la première fois une aurore boréale, Nordlicht en allemand. Elle dura
        onze minutes ; il avait regardé sa montre.</p>
    `,
  },
};

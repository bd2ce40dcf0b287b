// The "about us" page of "Uhrenatelier Nordlicht". Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const about: PageContent = {
  key: 'about',
  de: {
    title: 'Über uns',
    description:
      'Jonte Harmsen erzählt von seinem Uhrenatelier am Seilerfleet in Hamburg: wie es begann, wer dort arbeitet und warum es klein bleibt.',
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
      'Jonte Harmsen tells how his workshop on the Seilerfleet in Hamburg began, who works there and why it will stay small.',
    keywords: 'about us, Jonte Harmsen, watchmaker Hamburg',
    heading: 'About us',
    lead: 'Two watchmakers and one dog. No further staff are planned.',
    body: `
      <h2>Jonte Harmsen</h2>
      <p>He grew up on the island of Amrum, where the ferry does not always run in winter and you learn to mend things
        yourself. He trained in Hamburg, then spent eight years in a workshop for marine chronometers. In 2011 he found
        the sailmaker’s loft on the Seilerfleet, and stayed.</p>
      <h2>Merle Brandt</h2>
      <p>She came in 2019 on a work placement and meant to stay for three weeks. Today she does everything that calls
        for very steady hands: hairsprings, pivots, applying luminous paint. The second bench is hers.</p>
      <h2>About the name</h2>
      <p>The window faces north. And on a crossing to Iceland, aboard the ship whose chronometer he was accompanying,
        Jonte Harmsen saw the northern lights, Nordlicht in German, for the first time. They lasted eleven minutes; he
        looked at his watch.</p>
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
      <p>Il a grandi sur l’île d’Amrum, où le ferry ne passe pas toujours en hiver et où l’on apprend à réparer
        soi-même. Formé à Hambourg, il a travaillé huit ans dans un atelier de chronomètres de marine. En 2011, il a
        trouvé l’ancien grenier d’un maître voilier, au bord du Seilerfleet, et il y est resté.</p>
      <h2>Merle Brandt</h2>
      <p>Arrivée en 2019 pour un stage, elle ne pensait rester que trois semaines. Elle se charge aujourd’hui de tout ce
        qui demande une main très sûre : spiraux, pivots, pose de la matière lumineuse. Le second établi est le
        sien.</p>
      <h2>Pourquoi ce nom</h2>
      <p>La fenêtre donne au nord. Et c’est lors d’une traversée vers l’Islande, à bord du navire dont il accompagnait
        le chronomètre, que Jonte Harmsen a vu sa première aurore boréale, Nordlicht en allemand. Elle a duré onze
        minutes ; il avait regardé sa montre.</p>
    `,
  },
};

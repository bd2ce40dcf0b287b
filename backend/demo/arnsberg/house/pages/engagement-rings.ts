// The engagement rings department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const engagementRings: PageContent = {
  key: 'engagement_rings',
  de: {
    title: 'Verlobungsringe',
    description:
      'Verlobungsringe mit Diamanten und Farbsteinen aus der Werkstatt von Arnsberg & Tochter in München. Beratung auch ohne bekannte Ringweite.',
    keywords: 'Verlobungsringe München, Solitär, Diamantring, Ringweite, Antrag',
    heading: 'Verlobungsringe',
    lead: 'Sie müssen nicht alles wissen, wenn Sie zu uns kommen. Eine ungefähre Vorstellung und etwas Zeit genügen.',
    body: `
      <h2>Der Stein</h2>
      <p>Bei Diamanten sprechen alle von vier Eigenschaften: Gewicht, Farbe, Reinheit, Schliff. Für das Auge zählt der
        Schliff am meisten, denn er bestimmt, wie der Stein das Licht zurückgibt. Wir legen Ihnen Steine bei Tageslicht
        nebeneinander; dann ist der Unterschied zu sehen und muss nicht erklärt werden. Saphire, Smaragde und Turmaline
        haben wir ebenfalls da.</p>
      <h2>Die Fassung</h2>
      <p>Vier Krappen lassen viel Licht an den Stein, sechs halten ihn gelassener, eine Zarge schützt ihn an Händen, die
        viel arbeiten. Unser Fasser setzt jeden Stein von Hand. Wenn Sie den Antrag schon bald planen, nehmen Sie einen
        schlichten Ring mit und lassen den Stein später umsetzen.</p>
      <h2>Die Weite</h2>
      <p>Am sichersten ist ein Ring, den Ihre Partnerin oder Ihr Partner am selben Finger trägt: Leihen Sie ihn für
        einen Tag. Wenn das nicht geht, wählen wir eine mittlere Weite und ändern sie nach dem Antrag einmal ohne
        Berechnung.</p>
      <h2>Und dann</h2>
      <p>Viele kommen ein Jahr später wieder, wegen der <a href="/trauringe">Trauringe</a>. Wir notieren Legierung und
        Profil, damit beide Ringe nebeneinander passen.</p>
    `,
  },
  en: {
    title: 'Engagement rings',
    description:
      'Engagement rings with diamonds and coloured stones from the workshop of Arnsberg & Tochter in Munich. Advice even without a known ring size.',
    keywords: 'engagement rings Munich, solitaire, diamond ring, ring size, proposal',
    heading: 'Engagement rings',
    lead: 'You need not have all the answers when you come to us. A rough idea and a little time are enough.',
    body: `
      <h2>The stone</h2>
      <p>Everyone speaks of the four Cs: carat, colour, clarity and cut. To the eye the cut matters most, for it decides
        how the stone returns the light. We lay stones side by side for you in daylight; the difference can then be seen
        and need not be explained. We also keep sapphires, emeralds and tourmalines.</p>
      <h2>The setting</h2>
      <p>Four claws let in plenty of light, six hold the stone more calmly, a bezel protects it on hands that work hard.
        Our setter sets every stone by hand. If you mean to propose soon, take a plain ring and have the stone moved
        later.</p>
      <h2>The size</h2>
      <p>The surest guide is a ring that your partner wears on the same finger: borrow it for a day. If that is not
        possible, we choose a middle size and alter it once after the proposal, free of charge.</p>
      <h2>And then</h2>
      <p>Many return a year later for their <a href="/en/wedding-rings">wedding rings</a>. We keep a note of alloy and
        profile, so that the two rings will sit well side by side.</p>
    `,
  },
  fr: {
    title: 'Bagues de fiançailles',
    description:
      'Bagues de fiançailles serties de diamants ou de pierres de couleur, de notre atelier à Munich. Conseil même sans connaître la taille.',
    keywords: 'bagues de fiançailles Munich, solitaire, diamant, taille de bague, demande en mariage',
    heading: 'Bagues de fiançailles',
    lead: 'Vous n’avez pas besoin de tout savoir en venant. Une idée approximative et un peu de temps suffisent.',
    body: `
      <h2>La pierre</h2>
      <p>Pour le diamant, on parle de quatre critères : poids, couleur, pureté, taille. À l’œil, la taille compte le
        plus, car elle décide de la manière dont la pierre rend la lumière. Nous vous montrons les pierres côte à côte à
        la lumière du jour : la différence se voit, il n’y a rien à expliquer. Nous avons aussi des saphirs, des
        émeraudes et des tourmalines.</p>
      <h2>Le serti</h2>
      <p>Quatre griffes laissent entrer beaucoup de lumière, six tiennent la pierre plus calmement, un serti clos la
        protège sur des mains qui travaillent. Notre sertisseur pose chaque pierre à la main. Si la demande est pour
        bientôt, emportez une bague simple et faites remonter la pierre plus tard.</p>
      <h2>La taille du doigt</h2>
      <p>Le plus sûr est une bague portée au même doigt : empruntez-la une journée. Si ce n’est pas possible, nous
        choisissons une taille moyenne et la corrigeons une fois, sans frais, après la demande.</p>
      <h2>Et après</h2>
      <p>Beaucoup reviennent un an plus tard pour leurs <a href="/fr/alliances">alliances</a>. Nous notons l’alliage et
        le profil, pour que les deux anneaux s’accordent.</p>
    `,
  },
};

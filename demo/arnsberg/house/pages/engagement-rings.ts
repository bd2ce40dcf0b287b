// The engagement rings department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const engagementRings: PageContent = {
  key: 'engagement_rings',
  de: {
    title: 'Verlobungsringe',
    description:
      'Unsere Münchner Werkstatt fertigt Verlobungsringe mit Diamanten und Farbsteinen und berät Sie auch dann, wenn Sie die Ringweite nicht kennen.',
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
      'Our Munich workshop makes engagement rings with diamonds and coloured stones, and advises you even if you do not know the ring size.',
    keywords: 'engagement rings Munich, solitaire, diamond ring, ring size, proposal',
    heading: 'Engagement rings',
    lead: 'You do not need all the answers when you come to us. A rough idea and a little time are enough.',
    body: `
      <h2>The stone</h2>
      <p>With diamonds, everyone talks of the four Cs: carat, colour, clarity and cut. To the eye, cut matters most,
        because it decides how the stone returns the light. We lay stones side by side for you in daylight, where the
        difference speaks for itself. We also keep sapphires, emeralds and tourmalines.</p>
      <h2>The setting</h2>
      <p>Four claws let plenty of light reach the stone, six hold it more serenely, and a bezel protects it on hands
        that work hard. Our setter sets every stone by hand. If you plan to propose soon, take a simple ring with you
        and have the stone reset later.</p>
      <h2>The size</h2>
      <p>The surest guide is a ring your partner wears on the same finger: borrow it for a day. If you cannot, we will
        choose an average size and alter it once, free of charge, after the proposal.</p>
      <h2>And afterwards</h2>
      <p>Many couples return a year later for their <a href="/en/wedding-rings">wedding rings</a>. We keep a note of
        alloy and profile so that the two rings sit well together.</p>
    `,
  },
  fr: {
    title: 'Bagues de fiançailles',
    description:
      'Notre atelier de Munich crée des bagues de fiançailles serties de diamants ou de pierres de couleur et vous conseille même si vous ignorez la taille.',
    keywords: 'bagues de fiançailles Munich, solitaire, diamant, taille de bague, demande en mariage',
    heading: 'Bagues de fiançailles',
    lead: 'Inutile de tout savoir avant de venir. Une vague idée et un peu de temps suffisent.',
    body: `
      <h2>La pierre</h2>
      <p>Pour un diamant, on parle toujours de quatre critères : poids, couleur, pureté, taille. À l’œil, c’est la
        taille qui compte le plus, car c’est elle qui renvoie la lumière. Nous posons les pierres devant vous, côte à
        côte, à la lumière du jour : la différence saute aux yeux. Nous avons également des saphirs, des émeraudes et
        des tourmalines.</p>
      <h2>Le serti</h2>
      <p>Quatre griffes laissent la lumière baigner la pierre, six la tiennent avec plus de sérénité, un serti clos la
        protège sur des mains qui travaillent. Notre sertisseur fixe chaque pierre à la main. Si la demande est pour
        bientôt, emportez une bague toute simple : nous remonterons la pierre plus tard.</p>
      <h2>La taille de bague</h2>
      <p>Le plus sûr est une bague que votre partenaire porte au même doigt : empruntez-la une journée. Sinon, nous
        choisissons une taille moyenne et l’ajustons une fois, sans frais, après la demande.</p>
      <h2>Et après</h2>
      <p>Beaucoup reviennent un an plus tard pour leurs <a href="/fr/alliances">alliances</a>. Nous gardons trace de
        l’alliage et du profil pour que les deux anneaux s’accordent.</p>
    `,
  },
};

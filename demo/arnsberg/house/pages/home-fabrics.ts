// The home fabrics department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const homeFabrics: PageContent = {
  key: 'home_fabrics',
  de: {
    title: 'Heimtextilien',
    description:
      'Im Werkhof am Kranichplatz in München finden Sie Tischwäsche, Decken und Kissen aus Leinen, Wolle und Baumwolle.',
    keywords: 'Heimtextilien, Tischwäsche, Leinen, Wolldecken, München',
    heading: 'Heimtextilien',
    lead: 'Ein gedeckter Tisch beginnt mit dem Stoff darunter. Im Werkhof liegen Leinen, Wolle und Baumwolle in ruhigen Farben.',
    body: `
      <h2>Für den Tisch</h2>
      <p>Tischtücher, Läufer und Servietten schneiden wir von der Bahn und säumen sie auf Ihr Maß. Die Farben sind auf
        unser Silber und Porzellan abgestimmt: Weiß, Kreide, Moos, ein dunkles Blau. Monogramme stickt eine Nachbarin im
        Hof, von Hand und mit zwei Wochen Vorlauf.</p>
      <h2>Für Sofa und Bett</h2>
      <p>Decken aus Schurwolle gibt es in zwei Größen, Kissenhüllen mit verdecktem Reißverschluss. Nehmen Sie ein Muster
        mit nach Hause und sehen Sie es bei Ihrem Licht an. Ein Stoff, der im Laden grau wirkt, kann am Fenster grün
        sein.</p>
      <h2>Waschen und pflegen</h2>
      <p>Leinen wird mit jeder Wäsche weicher. Waschen Sie es bei 40 Grad, ziehen Sie es feucht in Form und bügeln Sie
        es nur, wenn Gäste kommen. Wolle lüften Sie besser, als sie zu waschen. Säume und Nähte bessern wir aus.</p>
    `,
  },
  en: {
    title: 'Home fabrics',
    description:
      'In the Werkhof on Kranichplatz in Munich you will find table linen, blankets and cushions in linen, wool and cotton.',
    keywords: 'home fabrics, table linen, linen, wool blankets, Munich',
    heading: 'Home fabrics',
    lead: 'A beautiful table begins with the cloth. In the Werkhof you will find linen, wool and cotton in quiet colours.',
    body: `
      <h2>For the table</h2>
      <p>We cut tablecloths, runners and napkins from the bolt and hem them to your measurements. The colours are chosen
        to go with our silver and china: white, chalk, moss, a dark blue. Monograms are embroidered by hand by a
        neighbour in the courtyard, who needs two weeks’ notice.</p>
      <h2>For sofa and bed</h2>
      <p>Pure new wool blankets come in two sizes, cushion covers with a concealed zip. Take a swatch home and see it in
        your own light: a fabric that looks grey in the shop may be green by the window.</p>
      <h2>Washing and care</h2>
      <p>Linen grows softer with every wash. Wash it at 40 degrees, pull it into shape while damp and iron it only when
        guests are coming. Wool is better aired than washed. We mend hems and seams.</p>
    `,
  },
  fr: {
    title: 'Linge de maison',
    description:
      'Au Werkhof, Kranichplatz, à Munich, vous trouverez linge de table, plaids et coussins en lin, en laine et en coton.',
    keywords: 'linge de maison, linge de table, lin, plaids en laine, Munich',
    heading: 'Linge de maison',
    lead: 'Une belle table commence par l’étoffe. Au Werkhof vous attendent le lin, la laine et le coton, dans des teintes sereines.',
    body: `
      <h2>Pour la table</h2>
      <p>Nous coupons nappes, chemins de table et serviettes dans la pièce de tissu et les ourlons à vos mesures. Leurs
        couleurs s’accordent à notre argenterie et à notre porcelaine : blanc, craie, mousse, un bleu profond. Une
        voisine de la cour brode les monogrammes à la main ; prévoyez deux semaines.</p>
      <h2>Pour le canapé et le lit</h2>
      <p>Les plaids en laine vierge existent en deux tailles, les housses de coussin ont une fermeture invisible.
        Emportez un échantillon et regardez-le chez vous : une étoffe qui semble grise en boutique peut se révéler verte
        près de la fenêtre.</p>
      <h2>Lavage et entretien</h2>
      <p>Le lin s’adoucit à chaque lavage. Lavez-le à 40 degrés, remettez-le en forme encore humide et ne le repassez
        que pour vos invités. La laine préfère l’air à l’eau. Nous reprenons ourlets et coutures.</p>
    `,
  },
};

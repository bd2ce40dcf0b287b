// The optics department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const optics: PageContent = {
  key: 'optics',
  de: {
    title: 'Optik',
    description:
      'Brillen und Sonnenbrillen im Werkhof am Kranichplatz: Sehtest, Anpassung und eine kleine Werkstatt für Fassungen und Gläser.',
    keywords: 'Optik München, Brillen, Sonnenbrillen, Sehtest, Feldhorn',
    heading: 'Optik',
    lead: 'Eine Brille sitzt mitten im Gesicht. Deshalb wird sie bei uns angepasst wie ein Schmuckstück: an Ihnen, nicht am Modell.',
    body: `
      <h2>Sehtest mit Zeit</h2>
      <p>Unsere Optikerin nimmt sich für den Sehtest eine Dreiviertelstunde. Sie fragt, wie weit Ihr Bildschirm entfernt
        ist, ob Sie abends Auto fahren und was Sie gern tun, wenn Sie nicht arbeiten. Erst dann wird gemessen. Bitte
        vereinbaren Sie dafür einen Termin. Bei Beschwerden ist die Augenärztin die richtige Adresse.</p>
      <h2>Fassungen</h2>
      <p>Wir führen Fassungen der Brillenmanufaktur Feldhorn aus Passau, in Acetat, Horn und Titan. Jede gibt es in
        mehreren Breiten, denn ein schmales Gesicht braucht keine kleinere Form, sondern einen kürzeren Steg. Bügel
        biegen wir warm nach, bis die Brille auch beim Bücken hält.</p>
      <h2>Werkstatt</h2>
      <p>Gläser schleifen wir im Haus ein. Schrauben, Pads und Scharniere wechseln wir meist sofort, gebrochene
        Metallfassungen lötet die Goldschmiede. Auch die Brille, die Sie anderswo gekauft haben, richten wir gern.</p>
    `,
  },
  en: {
    title: 'Optics',
    description:
      'Glasses and sunglasses in the Werkhof on Kranichplatz: eye test, fitting and a small workshop for frames and lenses.',
    keywords: 'optician Munich, glasses, sunglasses, eye test, Feldhorn',
    heading: 'Optics',
    lead: 'A pair of glasses sits in the middle of your face. So we fit it like a piece of jewellery: on you, not on a model.',
    body: `
      <h2>An unhurried eye test</h2>
      <p>Our optician takes three quarters of an hour for an eye test. She asks how far away your screen is, whether you
        drive at night and what you like to do when you are not working. Only then does she measure. Please make an
        appointment. If your eyes trouble you, an ophthalmologist is the person to see.</p>
      <h2>Frames</h2>
      <p>We carry frames by Feldhorn of Passau, in acetate, horn and titanium. Each comes in several widths, because a
        narrow face needs not a smaller shape but a shorter bridge. We bend the temples warm until the glasses stay on
        when you stoop.</p>
      <h2>Workshop</h2>
      <p>We cut the lenses to shape in the house. Screws, pads and hinges we usually change on the spot; broken metal
        frames are soldered by the goldsmiths. We are glad to adjust glasses bought elsewhere, too.</p>
    `,
  },
  fr: {
    title: 'Optique',
    description:
      'Lunettes de vue et de soleil au Werkhof, Kranichplatz : examen de vue, ajustage et petit atelier pour montures et verres.',
    keywords: 'opticien Munich, lunettes, lunettes de soleil, examen de vue, Feldhorn',
    heading: 'Optique',
    lead: 'Une paire de lunettes se tient au milieu du visage. Nous l’ajustons donc comme un bijou : sur vous, non sur un modèle.',
    body: `
      <h2>Un examen sans hâte</h2>
      <p>Notre opticienne prend trois quarts d’heure pour l’examen de vue. Elle demande à quelle distance est votre
        écran, si vous conduisez le soir et ce que vous aimez faire hors du travail. Alors seulement, elle mesure. Merci
        de prendre rendez-vous. En cas de gêne, c’est un ophtalmologue qu’il faut consulter.</p>
      <h2>Montures</h2>
      <p>Nous proposons les montures de la manufacture Feldhorn, à Passau, en acétate, en corne et en titane. Chacune
        existe en plusieurs largeurs, car un visage étroit ne demande pas une forme plus petite, mais un pont plus
        court. Nous courbons les branches à chaud jusqu’à ce que les lunettes tiennent, même penché.</p>
      <h2>Atelier</h2>
      <p>Nous taillons les verres sur place. Vis, plaquettes et charnières se changent le plus souvent aussitôt ; les
        montures en métal cassées sont brasées par nos orfèvres. Nous ajustons aussi volontiers des lunettes achetées
        ailleurs.</p>
    `,
  },
};

// The optics department of "Arnsberg & Tochter". Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const optics: PageContent = {
  key: 'optics',
  de: {
    title: 'Optik',
    description:
      'Im Werkhof am Kranichplatz finden Sie Brillen und Sonnenbrillen, Sehtest, Anpassung und eine Werkstatt für Fassungen und Gläser.',
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
      'In the Werkhof on Kranichplatz you will find glasses, sunglasses, eye tests and a small workshop for frames and lenses.',
    keywords: 'optician Munich, glasses, sunglasses, eye test, Feldhorn',
    heading: 'Optics',
    lead: 'Glasses sit in the very middle of your face. So we fit them as we would a piece of jewellery: on you, not on a model.',
    body: `
      <h2>An unhurried eye test</h2>
      <p>Our optician sets aside three quarters of an hour for an eye test. She asks how far away your screen is,
        whether you drive at night and what you enjoy doing when you are not working. Only then does she measure. Please
        make an appointment. If your eyes are troubling you, an ophthalmologist is the right person to see.</p>
      <h2>Frames</h2>
      <p>We stock frames by Feldhorn, an eyewear maker in Passau, in acetate, horn and titanium. Each comes in several
        widths, because a narrow face does not need a smaller shape but a shorter bridge. We warm and shape the temples
        until the glasses stay put even when you bend down.</p>
      <h2>Workshop</h2>
      <p>We cut lenses to shape in-house. Screws, pads and hinges are usually replaced on the spot; broken metal frames
        are soldered by our goldsmiths. We are happy to adjust glasses you bought elsewhere, too.</p>
    `,
  },
  fr: {
    title: 'Optique',
    description:
      'Le Werkhof vous propose lunettes de vue et de soleil, examen de vue, ajustage et petit atelier pour montures et verres.',
    keywords: 'opticien Munich, lunettes, lunettes de soleil, examen de vue, Feldhorn',
    heading: 'Optique',
    lead: 'Des lunettes se portent au milieu du visage. Aussi les ajustons-nous comme un bijou : sur vous, et non sur un modèle.',
    body: `
      <h2>Un examen sans hâte</h2>
      <p>Notre opticienne consacre trois quarts d’heure à l’examen de vue. Elle vous demande à quelle distance se trouve
        votre écran, si vous conduisez le soir et ce que vous aimez faire en dehors du travail. Ce n’est qu’ensuite
        qu’elle mesure. Merci de prendre rendez-vous. En cas de gêne, c’est un ophtalmologue qu’il faut consulter.</p>
      <h2>Montures</h2>
      <p>Nous proposons les montures de la manufacture Feldhorn, à Passau, en acétate, en corne et en titane. Chacune
        existe en plusieurs largeurs, car un visage étroit ne demande pas une forme plus petite, mais un pont plus
        court. Nous cintrons les branches à chaud jusqu’à ce que les lunettes tiennent, même lorsque vous vous
        penchez.</p>
      <h2>Atelier</h2>
      <p>Nous taillons les verres sur place. Vis, plaquettes et charnières se changent le plus souvent dans l’instant ;
        notre atelier de joaillerie brase les montures en métal cassées. Nous ajustons aussi volontiers des lunettes
        achetées ailleurs.</p>
    `,
  },
};

// What customers say about rings, jewellery and pearls. Read by ratings.ts.
import type { RatingsByProduct } from './rating.ts';

export const jewelleryRatings: RatingsByProduct = {
  'solitaerring-aurora': [
    {
      stars: 5,
      author: 'Johanna R.',
      language: 'de',
      title: 'Sitzt, als wäre er immer da gewesen',
      comment:
        'Die Größe habe ich mit der Ringschablone bestimmt, sie stimmt genau. Der Ring dreht sich tatsächlich nicht. Geliefert nach drei Wochen, wie angekündigt.',
      verified: true,
    },
    {
      stars: 5,
      author: 'Daniel K.',
      language: 'de',
      comment: 'Vor dem Kauf ein langes Videogespräch, ganz ohne Drängen. Sie hat Ja gesagt.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Emily T.',
      language: 'en',
      title: 'Lovely ring, slightly greyer than expected',
      comment: 'The description does say the gold is not plated, so no complaint. I have grown to like the tone.',
      verified: true,
    },
    {
      stars: 5,
      author: 'Claire M.',
      language: 'fr',
      title: 'Très belle finition',
      comment: 'La gravure à l’intérieur est fine et bien lisible. Emballage soigné, livraison rapide au Luxembourg.',
      verified: true,
    },
  ],
  'solitaerring-isar': [
    {
      stars: 5,
      author: 'Miriam S.',
      language: 'de',
      title: 'Für den Alltag gemacht',
      comment: 'Ich arbeite in einer Tierarztpraxis und trage Handschuhe. Der Ring bleibt nirgends hängen.',
      verified: true,
    },
    { stars: 5, author: 'Felix B.', language: 'de', verified: false },
    {
      stars: 4,
      author: 'Hannah O.',
      language: 'en',
      comment: 'The matt finish wore bright within a few months, just as they said it would.',
      verified: true,
    },
  ],
  'solitaerring-knospe': [
    {
      stars: 5,
      author: 'Lena W.',
      language: 'de',
      title: 'Zart und trotzdem stabil',
      comment: 'Trage ihn seit einem Jahr neben dem Ehering und habe ihn noch nicht verbogen.',
      verified: true,
    },
    {
      stars: 3,
      author: 'Petra H.',
      language: 'de',
      comment: 'Schöner Ring, mir am Ende aber zu schmal. Die Rückgabe war unkompliziert.',
      verified: true,
    },
    {
      stars: 5,
      author: 'Sophie L.',
      language: 'fr',
      comment: 'Délicate et discrète, exactement ce que je cherchais.',
      verified: true,
    },
  ],
  'dreisteinring-amalie': [
    {
      stars: 5,
      author: 'Georg A.',
      language: 'de',
      title: 'Zum zwanzigsten Hochzeitstag',
      comment: 'Die Farbe des Roségolds ist wärmer als auf dem Bildschirm, das hat uns positiv überrascht.',
      verified: true,
    },
    {
      stars: 5,
      author: 'Rachel P.',
      language: 'en',
      comment: 'The three stones really do read as one line.',
      verified: false,
    },
  ],
  'saphirring-marie': [
    {
      stars: 5,
      author: 'Thomas E.',
      language: 'de',
      comment: 'Wir bekamen Fotos von drei Saphiren bei Tageslicht und durften in Ruhe wählen.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Aurélie D.',
      language: 'fr',
      title: 'Un bleu magnifique',
      comment: 'Six semaines d’attente, mais le résultat en vaut la peine.',
      verified: true,
    },
  ],
  'trauringe-salzach': [
    {
      stars: 5,
      author: 'Katrin V.',
      language: 'de',
      title: 'Schlicht und richtig gut',
      comment: 'Beide Größen passten auf Anhieb. Die Gravur mit unserem Datum ist sehr sauber gearbeitet.',
      verified: true,
    },
    { stars: 5, author: 'Markus N.', language: 'de', verified: true },
    {
      stars: 4,
      author: 'Oliver J.',
      language: 'en',
      comment: 'Good solid rings. One had to be resized, which was done within a week at no charge.',
      verified: true,
    },
  ],
  'trauringe-karwendel': [
    {
      stars: 5,
      author: 'Anna und Jakob F.',
      language: 'de',
      title: 'Die letzten Schläge waren unsere',
      comment:
        'Wir durften in der Werkstatt selbst zum Hammer greifen. Daran denken wir bei jedem Blick auf die Ringe.',
      verified: true,
    },
    { stars: 5, author: 'Nadine G.', language: 'de', comment: 'Kratzer sieht man wirklich nicht.', verified: false },
  ],
  'anhaenger-kiesel': [
    {
      stars: 5,
      author: 'Ulrike Z.',
      language: 'de',
      comment: 'Fühlt sich an wie ein Stein aus dem Fluss. Ich habe ihn ständig zwischen den Fingern.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Grace H.',
      language: 'en',
      comment: 'Beautiful texture. Do note that the chain is sold separately.',
      verified: true,
    },
  ],
  'medaillon-luise': [
    {
      stars: 5,
      author: 'Barbara I.',
      language: 'de',
      title: 'Zwei Bilder, kein Kleber',
      comment: 'Die Fotos meiner Enkel wurden gedruckt und eingesetzt. Das Scharnier schließt ganz leise.',
      verified: true,
    },
    {
      stars: 5,
      author: 'Hélène V.',
      language: 'fr',
      comment: 'Un cadeau pour ma mère. La charnière est presque invisible.',
      verified: true,
    },
  ],
  'ohrstecker-tautropfen': [
    { stars: 5, author: 'Simone C.', language: 'de', comment: 'Kippen nicht, drücken nicht, halten.', verified: true },
    { stars: 4, author: 'Laura Q.', language: 'de', verified: true },
    {
      stars: 3,
      author: 'Beate Y.',
      language: 'de',
      title: 'Schön, aber die Muttern sind sehr fest',
      comment: 'Für steife Finger nicht ganz einfach. Man hat mir angeboten, sie zu lockern.',
      verified: true,
    },
  ],
  'akoyakette-hana': [
    {
      stars: 5,
      author: 'Elisabeth D.',
      language: 'de',
      comment: 'Gleichmäßige Perlen mit einem warmen Schimmer. Die Länge wurde kostenlos angepasst.',
      verified: true,
    },
    {
      stars: 5,
      author: 'Mathilde R.',
      language: 'fr',
      comment: 'Le rang tombe parfaitement, le fermoir est facile à manier.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Ingrid P.',
      language: 'de',
      comment: 'Schöne Kette, Ware kam gut verpackt an.',
      verified: false,
      status: 'draft',
    },
  ],
};

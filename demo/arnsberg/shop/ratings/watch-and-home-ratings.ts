// What customers say about watches, clocks, accessories and things for the home. Read by ratings.ts.
import type { RatingsByProduct } from './rating.ts';

export const watchAndHomeRatings: RatingsByProduct = {
  'marenholt-foerde-38-automatik': [
    {
      stars: 5,
      author: 'Stefan L.',
      language: 'de',
      title: 'Läuft vier Sekunden vor am Tag',
      comment: 'Das beiliegende Gangprotokoll stimmt mit meiner Messung überein. Angenehm flach unter dem Hemd.',
      verified: true,
    },
    {
      stars: 5,
      author: 'James W.',
      language: 'en',
      comment: 'Understated and very well made. The engraving on the back was a birthday surprise.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Pierre G.',
      language: 'fr',
      comment: 'Cadran très lisible. Le cuir est un peu raide au début.',
      verified: true,
    },
    { stars: 5, author: 'Andreas M.', language: 'de', verified: false },
  ],
  'marenholt-foerde-34-quarz': [
    {
      stars: 5,
      author: 'Christine B.',
      language: 'de',
      comment: 'Endlich eine kleine Uhr ohne Glitzer. Der Bandwechsel geht wirklich ohne Werkzeug.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Monika T.',
      language: 'de',
      comment: 'Das grüne Band war vergriffen, das braune gefällt mir nun auch.',
      verified: true,
    },
  ],
  'marenholt-lotse-300': [
    {
      stars: 5,
      author: 'Henrik S.',
      language: 'de',
      title: 'Mit auf dem Boot',
      comment: 'Die Krone links ist für mich der Grund gewesen. Lünette lässt sich auch mit nassen Händen gut drehen.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Callum R.',
      language: 'en',
      comment: 'Thicker than I imagined, but it wears well on the rubber strap.',
      verified: true,
    },
  ],
  'marenholt-pegel-solar': [
    {
      stars: 5,
      author: 'Jonas H.',
      language: 'de',
      comment: 'Federleicht. Nach einer Woche vergisst man, dass man sie trägt.',
      verified: true,
    },
    {
      stars: 3,
      author: 'Bernd W.',
      language: 'de',
      comment:
        'Das Titan hat nach zwei Monaten die ersten Kratzer. Das steht so in der Beschreibung, ist aber gewöhnungsbedürftig.',
      verified: true,
    },
  ],
  'ormeval-calendrier-40': [
    {
      stars: 5,
      author: 'Michael O.',
      language: 'de',
      title: 'Sehr gut beraten',
      comment:
        'Man hat mir in aller Ruhe gezeigt, wie der Kalender gestellt wird. Deutsche Anzeige gewählt und nicht bereut.',
      verified: true,
    },
  ],
  'fahrradklingel-messing': [
    {
      stars: 5,
      author: 'Tobias F.',
      language: 'de',
      title: 'Der Klang!',
      comment: 'Höflich und doch deutlich. Fußgänger drehen sich um und lächeln.',
      verified: true,
    },
    {
      stars: 5,
      author: 'Isabelle N.',
      language: 'fr',
      comment: 'Un son clair et long, montage en cinq minutes.',
      verified: true,
    },
    {
      stars: 4,
      author: 'Peter D.',
      language: 'en',
      comment: 'Darkens quickly in the rain, which I rather like.',
      verified: false,
    },
  ],
  'buch-vom-barren-zum-ring': [
    {
      stars: 5,
      author: 'Ruth E.',
      language: 'de',
      comment: 'Gut geschrieben, ohne Fachchinesisch. Das Kapitel über das Löten habe ich zweimal gelesen.',
      verified: true,
    },
    { stars: 4, author: 'Martin J.', language: 'de', comment: 'Hätte gern noch mehr Fotografien.', verified: false },
  ],
  'duftkerze-waldsaum': [
    {
      stars: 5,
      author: 'Carolin P.',
      language: 'de',
      comment: 'Riecht nach Wald und nicht nach Putzmittel.',
      verified: true,
    },
    { stars: 3, author: 'Jens K.', language: 'de', comment: 'Mir zu rauchig.', verified: false, status: 'draft' },
    { stars: 4, author: 'Camille S.', language: 'fr', comment: 'Parfum agréable, jamais entêtant.', verified: true },
  ],
  'leinenplaid-lavoir': [
    {
      stars: 5,
      author: 'Verena M.',
      language: 'de',
      comment: 'Wird mit jeder Wäsche weicher. Wir haben zwei.',
      verified: true,
    },
  ],
};

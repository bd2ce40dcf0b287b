// The pictures of each product, the one for lists first: backend/demo/files/arnsberg/products/<slug>/<view>.jpg.
// Read by pictures.ts.
import { localized } from '../localized.ts';
import type { Picture } from './views.ts';

export const pictureList: Record<string, Picture[]> = {
  'manschettenknoepfe-stab': [
    'front',
    {
      view: 'engraving',
      focalPoint: { x: 0.45, y: 0.4 },
      shows: localized('das gravierte Monogramm', 'the engraved monogram', 'le monogramme gravé'),
    },
  ],
  'buch-vom-barren-zum-ring': ['front', 'detail'],
  'schmucketui-reise': ['front', 'detail'],
  'gliederarmband-wehr': ['front', { view: 'detail', focalPoint: { x: 0.5, y: 0.4 } }],
  'armreif-schwinge': ['front'],
  'tennisarmband-lichtung': ['front', { view: 'detail', focalPoint: { x: 0.5, y: 0.42 } }],
  'tischuhr-harbour': ['front', 'detail'],
  'ohrstecker-tautropfen': ['front', 'detail'],
  'creolen-bogen': ['front', 'on-stone'],
  'ohrhaenger-weide': ['front', 'detail'],
  'solitaerring-aurora': ['front', 'detail'],
  'solitaerring-isar': ['front', { view: 'engraving', focalPoint: { x: 0.5, y: 0.42 } }],
  'solitaerring-lenz': ['front', 'on-stone'],
  'solitaerring-knospe': ['front', 'detail'],
  'dreisteinring-amalie': ['front', 'detail'],
  'memoirering-halbmond': ['front', 'on-stone'],
  'saphirring-marie': ['front', 'detail'],
  'smaragdring-tilia': ['front', { view: 'detail', focalPoint: { x: 0.42, y: 0.52 } }],
  'ankerkette-fein': ['front', { view: 'detail', focalPoint: { x: 0.6, y: 0.4 } }],
  'erbskette-lindau': ['front'],
  'anhaenger-kiesel': ['front', 'on-stone'],
  'medaillon-luise': [
    'front',
    {
      view: 'engraving',
      shows: localized(
        'mit graviertem Namen und Datum',
        'engraved with a name and a date',
        'gravé d’un nom et d’une date',
      ),
    },
  ],
  'anhaenger-initial': ['front', 'detail'],
  'akoyakette-hana': ['front', { view: 'detail', focalPoint: { x: 0.45, y: 0.45 } }],
  'perlohrstecker-mizu': ['front', 'on-stone'],
  'anhaenger-tahiti-nachtblau': ['front', 'on-stone'],
  'siegelring-kontur': ['front', 'detail'],
  'ring-faltung': ['front', 'on-stone'],
  'ring-herbstzeitlose': ['front', 'detail'],
  'marenholt-foerde-38-automatik': ['front', 'back'],
  'marenholt-foerde-34-quarz': ['front', 'detail'],
  'marenholt-lotse-300': ['front', 'detail'],
  'marenholt-pegel-solar': ['front', 'on-stone'],
  'ormeval-heure-36': ['front', 'on-stone'],
  'ormeval-calendrier-40': ['front', 'detail'],
  'ormeval-chronographe-41': ['front', 'detail'],
  'ormeval-petite-seconde-39': ['front', 'on-stone'],
  'trauringe-salzach': ['front', { view: 'engraving', focalPoint: { x: 0.5, y: 0.4 } }],
  'trauringe-wendelstein': ['front', { view: 'engraving', focalPoint: { x: 0.45, y: 0.4 } }],
  'trauringe-karwendel': ['front', 'detail'],
  'trauringe-zweistrom': ['front', 'detail'],
  'vorsteckring-saum': [
    'front',
    {
      view: 'detail',
      shows: localized('an einem Solitärring', 'beside a solitaire', 'contre un solitaire'),
    },
  ],
};

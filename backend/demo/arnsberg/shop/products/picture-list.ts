// The pictures of each product, the one for lists first: backend/demo/files/arnsberg/products/<slug>/<view>.jpg.
// Read by pictures.ts.
import type { Picture } from './views.ts';

export const pictureList: Record<string, Picture[]> = {
  'solitaerring-aurora': ['front'],
  'solitaerring-lenz': ['front'],
  'dreisteinring-amalie': ['front'],
  'memoirering-halbmond': ['front'],
  'saphirring-marie': ['front'],
  'trauringe-karwendel': ['front'],
  'vorsteckring-saum': ['front'],
  'ring-faltung': ['front'],
  'ring-herbstzeitlose': ['front'],
  'marenholt-foerde-38-automatik': ['front'],
  'manschettenknoepfe-stab': ['front'],
  'buch-vom-barren-zum-ring': ['front'],
  'schmucketui-reise': ['front'],
};

// The pictures of each product, the one for lists first: backend/demo/files/arnsberg/products/<slug>/<view>.jpg.
// Read by pictures.ts.
import type { Picture } from './views.ts';

export const pictureList: Record<string, Picture[]> = {
  'solitaerring-aurora': [{ view: 'front', focalPoint: { x: 0.48, y: 0.45 } }],
  'solitaerring-lenz': [{ view: 'front', focalPoint: { x: 0.48, y: 0.45 } }],
  'memoirering-halbmond': [{ view: 'front', focalPoint: { x: 0.5, y: 0.47 } }],
  'vorsteckring-saum': ['front'],
  'ring-herbstzeitlose': [{ view: 'front', focalPoint: { x: 0.48, y: 0.42 } }],
  'manschettenknoepfe-stab': ['front'],
  'schmucketui-reise': ['front'],
};

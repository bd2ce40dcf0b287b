// The marks in the picture of a digital shop window: where each stands and where it leads. Listed in page-section.ts.
import type { CollectionDefinition } from '../definition.ts';
import { id, label, share, sort, text } from '../fields.ts';
import { one, translated } from '../relations.ts';

const ownership = { projectPath: 'section.page.project' };

const translations = translated('page_section_hotspot', label('Punkt', 'Mark'), ownership, [
  text('label', label('Bezeichnung', 'Label'), {
    note: label('Leer: der Name des Stücks oder der Marke', 'Empty: the name of the piece or brand'),
  }),
  text('description', label('Ein Satz dazu', 'A sentence about it')),
]);

const named = { options: { template: '{{display_name}}' } };

const hotspot: CollectionDefinition = {
  name: 'page_section_hotspot',
  label: label('Punkt im Schaufenster', 'Shop window mark'),
  icon: 'my_location',
  folder: 'site',
  hidden: true,
  display: '{{x}} % · {{y}} % {{product.display_name}} {{brand.display_name}} {{link}}',
  sortField: 'sort',
  ownership,
  fields: [
    id(),
    one('section', label('Abschnitt', 'Section'), 'page_section', {
      required: true,
      hidden: true,
      oneField: 'hotspots',
      sortField: 'sort',
    }),
    share('x', label('Von links (%)', 'From the left (%)'), {
      required: true,
      note: label(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der linke, 100 der rechte Rand.',
        'Easiest to set in the picture of the section. 0 is the left edge, 100 the right.',
      ),
    }),
    share('y', label('Von oben (%)', 'From the top (%)'), {
      required: true,
      note: label(
        'Am einfachsten im Bild des Abschnitts zu setzen. 0 ist der obere, 100 der untere Rand.',
        'Easiest to set in the picture of the section. 0 is the top edge, 100 the bottom.',
      ),
    }),
    one('product', label('Stück', 'Piece'), 'ecommerce_product', named),
    one('brand', label('Oder Marke', 'Or brand'), 'brand', named),
    text('link', label('Oder Seite', 'Or page'), {
      note: label(
        'Deutscher Pfad wie /trauringe; dann auch die Bezeichnung ausfüllen.',
        'German path such as /trauringe; then fill in the label, too.',
      ),
    }),
    sort(),
    translations.field,
  ],
  indexes: [['section', 'sort']],
};

export const hotspotCollections: CollectionDefinition[] = [hotspot, translations.collection];

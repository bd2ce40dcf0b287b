// The one maker whose watches "Uhrenatelier Nordlicht" sells. Joined in house-sets.ts.
import { demoId, type DemoSet } from '../demo-content.ts';
import { projectId, richText } from '../page-item.ts';
import { translationEntries } from '../translation-entries.ts';

const text = {
  de: {
    lead: 'Drei Modelle mit Selbstaufzug, aus Flensburg.',
    description:
      richText(`<p>Wir öffnen jede Marenholt, bevor sie in die Vitrine kommt, und stellen den Gang ein. Die Teile liegen
      im Schrank. Nach sechs Jahren sehen wir uns wieder.</p>`),
  },
  en: {
    lead: 'Three automatic models, from Flensburg.',
    description:
      richText(`<p>We open every Marenholt before it goes into the cabinet, and regulate it. The parts are in the
      cupboard. We meet again in six years.</p>`),
  },
  fr: {
    lead: 'Trois modèles automatiques, de Flensburg.',
    description:
      richText(`<p>Nous ouvrons chaque Marenholt avant de la mettre en vitrine et réglons sa marche. Les pièces sont
      dans l’armoire. On se revoit dans six ans.</p>`),
  },
};

export const nordlichtBrandSet: DemoSet = {
  collection: 'brand',
  items: [
    {
      id: demoId('nordlicht/brand/marenholt'),
      project: projectId('nordlicht'),
      status: 'published',
      display_name: 'Marenholt',
      slug: 'marenholt',
      brand_type: 'watches',
      sort: 1,
      ...text.de,
      translations: translationEntries(text),
    },
  ],
};

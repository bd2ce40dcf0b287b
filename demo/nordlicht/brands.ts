// The one maker whose watches "Uhrenatelier Nordlicht" sells. Joined in house-sets.ts.
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { demoId } from '../demo-id.ts';
import { fileId, projectId, richText } from '../page-item.ts';
import { nordlichtPhotographs } from './photographs.ts';
import { translationEntries } from '../translation-entries.ts';

const text = {
  de: {
    lead: 'Drei Modelle mit Selbstaufzug, aus Flensburg.',
    description:
      richText(`<p>Wir öffnen jede Marenholt, bevor sie in die Vitrine kommt, und stellen den Gang ein. Die Teile liegen
      im Schrank. Nach sechs Jahren sehen wir uns wieder.</p><p>Warum nur diese eine Marke? Weil wir ihre Werke kennen,
      bis zur letzten Schraube. Eine Uhr, die wir nicht selbst zerlegen können, verkaufen wir nicht. Anlegen können Sie
      alle drei Modelle im Atelier; nehmen Sie sich Zeit, wir nehmen sie uns auch.</p>`),
    keywords: 'Marenholt, Automatikuhr, Uhren aus Flensburg, Uhrmacher, Revision',
  },
  en: {
    lead: 'Three automatic models, from Flensburg.',
    description:
      richText(`<p>We open every Marenholt and regulate it before it goes into the cabinet. The parts are in our
        cupboard. We will see you again in six years.</p><p>Why only this one brand? Because we know its movements down to
        the last screw. We do not sell a watch that we cannot take apart ourselves. All three models can be tried on in the
        workshop; take your time, we do.</p>`),
    keywords: 'Marenholt, automatic watch, watches from Flensburg, watchmaker, servicing',
  },
  fr: {
    lead: 'Trois modèles automatiques venus de Flensbourg.',
    description:
      richText(`<p>Nous ouvrons chaque Marenholt et réglons sa marche avant de la mettre en vitrine. Les pièces sont
        dans l’armoire. Rendez-vous dans six ans.</p><p>Pourquoi cette seule marque ? Parce que nous en connaissons les
        mouvements jusqu’à la dernière vis. Une montre que nous ne saurions démonter nous-mêmes, nous ne la vendons pas.
        Les trois modèles s’essaient à l’atelier ; prenez votre temps, nous prenons le nôtre.</p>`),
    keywords: 'Marenholt, montre automatique, montres de Flensbourg, horloger, révision',
  },
};

const alt = nordlichtPhotographs.find(({ name }) => name === 'watches')?.alt;

const toEntry = (language: 'de' | 'en' | 'fr') => ({
  ...text[language],
  ...(alt ? { header_image_alt: alt[language] } : {}),
});

export const nordlichtBrandSet: SeedSet = {
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
      header_image: fileId('nordlicht', 'watches'),
      lead: text.de.lead,
      description: text.de.description,
      translations: translationEntries({ de: toEntry('de'), en: toEntry('en'), fr: toEntry('fr') }),
    },
  ],
};

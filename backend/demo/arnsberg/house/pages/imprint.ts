// The imprint page of "Arnsberg & Tochter": only what does not come from the company's data. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const imprint: PageContent = {
  key: 'imprint',
  de: {
    title: 'Impressum',
    description: 'Anbieterkennzeichnung der Arnsberg & Tochter GmbH & Co. KG, München, nach § 5 DDG.',
    keywords: 'Impressum, Anbieterkennzeichnung, Arnsberg & Tochter',
    heading: 'Impressum',
    lead: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
    body: `
      <h2>Verantwortlich für den Inhalt</h2>
      <p>Clara Arnsberg, Anschrift wie oben (§ 18 Abs. 2 MStV).</p>
      <h2>Urheberrecht</h2>
      <p>Texte, Entwürfe und Bilder dieser Website sind urheberrechtlich geschützt. Wenn Sie etwas davon verwenden
        möchten, fragen Sie uns: Wir antworten gern.</p>
    `,
  },
  en: {
    title: 'Imprint',
    description:
      'Provider identification of Arnsberg & Tochter GmbH & Co. KG, Munich, under section 5 of the German Digital Services Act (DDG).',
    keywords: 'imprint, provider identification, Arnsberg & Tochter',
    heading: 'Imprint',
    lead: 'Information under section 5 of the German Digital Services Act (DDG).',
    body: `
      <h2>Responsible for the content</h2>
      <p>Clara Arnsberg, address as above (section 18(2) MStV).</p>
      <h2>Copyright</h2>
      <p>Texts, designs and pictures on this site are protected by copyright. If you would like to use any of them, ask
        us: we are happy to answer.</p>
    `,
  },
  fr: {
    title: 'Mentions légales',
    description:
      'Mentions légales et confidentialité de la société Arnsberg & Tochter GmbH & Co. KG, Munich, selon l’article 5 de la loi allemande DDG.',
    keywords: 'mentions légales, éditeur, confidentialité, Arnsberg & Tochter',
    heading: 'Mentions légales',
    lead: 'Informations selon l’article 5 de la loi allemande sur les services numériques (DDG).',
    body: `
      <h2>Responsable du contenu</h2>
      <p>Clara Arnsberg, à l’adresse ci-dessus (article 18, alinéa 2 du MStV).</p>
      <h2>Droit d’auteur</h2>
      <p>Les textes, dessins et images de ce site sont protégés par le droit d’auteur. Si vous souhaitez en utiliser un,
        écrivez-nous : nous vous répondrons volontiers.</p>
    `,
  },
};

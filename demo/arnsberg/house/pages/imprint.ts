// The imprint page of "Arnsberg & Tochter": only what does not come from the company's data. Joined in pages.ts.
import type { PageContent } from '../../../page-item.ts';

export const imprint: PageContent = {
  key: 'imprint',
  de: {
    title: 'Impressum',
    description:
      'Hier finden Sie die Anbieterkennzeichnung der Arnsberg & Tochter GmbH & Co. KG, München, nach § 5 DDG.',
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
      'This page identifies the provider, Arnsberg & Tochter GmbH & Co. KG, Munich, under section 5 of the German Digital Services Act (DDG).',
    keywords: 'imprint, provider identification, Arnsberg & Tochter',
    heading: 'Imprint',
    lead: 'Information under section 5 of the German Digital Services Act (DDG).',
    body: `
      <h2>Responsible for the content</h2>
      <p>Clara Arnsberg, address as above (section 18(2) MStV).</p>
      <h2>Copyright</h2>
      <p>The texts, designs and images on this website are protected by copyright. If you would like to use any of them,
        please ask: we are happy to reply.</p>
    `,
  },
  fr: {
    title: 'Mentions légales',
    description:
      'Consultez les mentions légales et la politique de confidentialité d’Arnsberg & Tochter GmbH & Co. KG, Munich, selon l’article 5 de la loi DDG.',
    keywords: 'mentions légales, éditeur, confidentialité, Arnsberg & Tochter',
    heading: 'Mentions légales',
    lead: 'Informations prévues à l’article 5 de la loi allemande sur les services numériques (DDG).',
    body: `
      <h2>Responsable du contenu</h2>
      <p>Clara Arnsberg, à l’adresse indiquée ci-dessus (article 18, alinéa 2, du MStV).</p>
      <h2>Droit d’auteur</h2>
      <p>Les textes, créations et images de ce site sont protégés par le droit d’auteur. Si vous souhaitez en utiliser
        un élément, écrivez-nous : nous vous répondrons volontiers.</p>
    `,
  },
};

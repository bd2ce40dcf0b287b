// The imprint page of "Uhrenatelier Nordlicht": only what does not come from the company's data. Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const imprint: PageContent = {
  key: 'imprint',
  de: {
    title: 'Impressum',
    description: 'Hier finden Sie die Anbieterkennzeichnung des Uhrenateliers Nordlicht, Hamburg, nach § 5 DDG.',
    keywords: 'Impressum, Anbieterkennzeichnung, Uhrenatelier Nordlicht',
    heading: 'Impressum',
    lead: 'Angaben nach § 5 des Digitale-Dienste-Gesetzes (DDG).',
    body: `
      <h2>Verantwortlich für den Inhalt</h2>
      <p>Jonte Harmsen, Anschrift wie oben (§ 18 Abs. 2 MStV).</p>
    `,
  },
  en: {
    title: 'Imprint',
    description:
      'This page identifies the provider, Uhrenatelier Nordlicht, Hamburg, under section 5 of the German Digital Services Act (DDG).',
    keywords: 'imprint, provider identification, Uhrenatelier Nordlicht',
    heading: 'Imprint',
    lead: 'Information under section 5 of the German Digital Services Act (DDG).',
    body: `
      <h2>Responsible for the content</h2>
      <p>Jonte Harmsen, address as above (section 18(2) MStV).</p>
    `,
  },
  fr: {
    title: 'Mentions légales',
    description:
      'Consultez les mentions légales et la politique de confidentialité de l’Uhrenatelier Nordlicht, Hambourg, selon l’article 5 de la loi DDG.',
    keywords: 'mentions légales, éditeur, confidentialité, Uhrenatelier Nordlicht',
    heading: 'Mentions légales',
    lead: 'Informations prévues à l’article 5 de la loi allemande sur les services numériques (DDG).',
    body: `
      <h2>Responsable du contenu</h2>
      <p>Jonte Harmsen, à l’adresse indiquée ci-dessus (article 18, alinéa 2, du MStV).</p>
    `,
  },
};

// The imprint page of "Uhrenatelier Nordlicht": only what does not come from the company's data. Joined in pages.ts.
import type { PageContent } from '../../page-item.ts';

export const imprint: PageContent = {
  key: 'imprint',
  de: {
    title: 'Impressum',
    description: 'Anbieterkennzeichnung des Uhrenateliers Nordlicht, Hamburg, nach § 5 DDG.',
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
      'Provider identification of Uhrenatelier Nordlicht, Hamburg, under section 5 of the German Digital Services Act (DDG).',
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
      'Mentions légales et confidentialité de l’Uhrenatelier Nordlicht, Hambourg, selon l’article 5 de la loi allemande DDG.',
    keywords: 'mentions légales, éditeur, confidentialité, Uhrenatelier Nordlicht',
    heading: 'Mentions légales',
    lead: 'Informations selon l’article 5 de la loi allemande sur les services numériques (DDG).',
    body: `
      <h2>Responsable du contenu</h2>
      <p>Jonte Harmsen, à l’adresse ci-dessus (article 18, alinéa 2 du MStV).</p>
    `,
  },
};

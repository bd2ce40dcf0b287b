// The legal text blocks of "Uhrenatelier Nordlicht", shown in imprint and privacy. Joined in house-sets.ts.
import type { SeedSet } from '../../backend/seed/seed-content.ts';
import { legalTextItems, type LegalTextContent } from '../page-item.ts';

const texts: LegalTextContent[] = [
  {
    key: 'additional_top_info',
    de: {
      title: 'Werkstatt',
      content: '<p>Uhrenatelier Nordlicht ist eine Werkstatt mit Ladengeschäft. Einen Onlineverkauf gibt es nicht.</p>',
    },
    en: {
      title: 'Workshop',
      content: '<p>Uhrenatelier Nordlicht is a workshop with a shop. Nothing is sold online.</p>',
    },
    fr: {
      title: 'Atelier',
      content: '<p>Uhrenatelier Nordlicht est un atelier avec boutique. Il n’y a pas de vente en ligne.</p>',
    },
  },
  {
    key: 'legal_authority',
    de: {
      title: 'Kammer und Berufsrecht',
      content: `<p>Berufsbezeichnung: Uhrmacher, verliehen in Deutschland. Es gilt die Handwerksordnung; sie ist auf den
        Seiten des Bundesministeriums der Justiz nachzulesen.</p>`,
    },
    en: {
      title: 'Chamber and professional regulations',
      content: `<p>Professional title: watchmaker, awarded in Germany. The German Crafts Code (Handwerksordnung)
        applies; it is published on the website of the Federal Ministry of Justice.</p>`,
    },
    fr: {
      title: 'Chambre et règles professionnelles',
      content: `<p>Titre professionnel : horloger, délivré en Allemagne. Le code allemand de l’artisanat (Handwerksordnung)
        s’applique ; il est consultable sur le site du ministère fédéral de la Justice.</p>`,
    },
  },
  {
    key: 'insurance',
    de: {
      title: 'Berufshaftpflichtversicherung',
      content:
        '<p>Elbmarsch Versicherung AG, Deichgrund 5, 20457 Hamburg. Räumlicher Geltungsbereich: Deutschland.</p>',
    },
    en: {
      title: 'Professional liability insurance',
      content: '<p>Elbmarsch Versicherung AG, Deichgrund 5, 20457 Hamburg. Territorial scope: Germany.</p>',
    },
    fr: {
      title: 'Assurance responsabilité civile professionnelle',
      content: '<p>Elbmarsch Versicherung AG, Deichgrund 5, 20457 Hambourg. Étendue territoriale : Allemagne.</p>',
    },
  },
  {
    key: 'image_sources',
    de: {
      title: 'Bildnachweise',
      content: '<p>Die Bilder dieser Website sind am Rechner entstanden und zeigen keine bestimmte Uhr.</p>',
    },
    en: {
      title: 'Image credits',
      content: '<p>The images on this website were created by computer and do not show any particular watch.</p>',
    },
    fr: {
      title: 'Crédits images',
      content:
        '<p>Les images de ce site ont été créées par ordinateur et ne représentent aucune montre en particulier.</p>',
    },
  },
  {
    key: 'additional_bottom_info',
    de: {
      title: 'Verbraucherstreitbeilegung',
      content: `<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG).</p>`,
    },
    en: {
      title: 'Consumer dispute resolution',
      content: `<p>We are neither willing nor obliged to participate in dispute resolution proceedings before a consumer
        dispute resolution body (section 36 VSBG).</p>`,
    },
    fr: {
      title: 'Règlement des litiges de consommation',
      content: `<p>Nous ne sommes ni disposés ni tenus à participer à une procédure de règlement extrajudiciaire devant
        un organisme de règlement des litiges de consommation (article 36 VSBG).</p>`,
    },
  },
  {
    key: 'data_protection',
    de: {
      title: 'Datenschutz',
      content: `<p>Ein so kleiner Betrieb muss keine Datenschutzbeauftragte benennen. Fragen zu Ihren Daten beantwortet Jonte
        Harmsen selbst.</p>`,
    },
    en: {
      title: 'Data protection',
      content: `<p>A business of this size is not required to appoint a data protection officer. Jonte Harmsen answers
        questions about your data himself.</p>`,
    },
    fr: {
      title: 'Protection des données',
      content: `<p>Une entreprise de cette taille n’est pas tenue de désigner un délégué à la protection des données.
        Jonte Harmsen répond lui-même à toute question sur vos données.</p>`,
    },
  },
  {
    key: 'consentmanager',
    de: {
      title: 'Ihre Einwilligungen',
      content: `<p>Hier sehen Sie, welchen externen Inhalten Sie auf diesem Gerät zugestimmt haben. Entfernen Sie ein Häkchen,
        um die Zustimmung zu widerrufen.</p>`,
    },
    en: {
      title: 'Your consents',
      content: `<p>Here you can see which external content you have consented to on this device. Clear a box to withdraw
        your consent.</p>`,
    },
    fr: {
      title: 'Vos consentements',
      content: `<p>Vous trouverez ici les contenus externes auxquels vous avez consenti sur cet appareil. Décochez une
        case pour retirer votre consentement.</p>`,
    },
  },
];

export const nordlichtLegalTextSet: SeedSet = { collection: 'legal_text', items: legalTextItems('nordlicht', texts) };

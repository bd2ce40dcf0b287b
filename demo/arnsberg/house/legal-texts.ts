// The legal text blocks of "Arnsberg & Tochter", shown in imprint and privacy. Joined in house-sets.ts.
import type { SeedSet } from '../../../backend/seed/seed-content.ts';
import { legalTextItems, type LegalTextContent } from '../../page-item.ts';

const texts: LegalTextContent[] = [
  {
    key: 'additional_top_info',
    de: {
      title: 'Persönlich haftende Gesellschafterin',
      content: `<p>Arnsberg Verwaltungs GmbH, Sitz München, eingetragen beim Amtsgericht München unter HRB 999121, vertreten
        durch die Geschäftsführerinnen Helene Arnsberg und Clara Arnsberg.</p>`,
    },
    en: {
      title: 'General partner',
      content: `<p>Arnsberg Verwaltungs GmbH, registered office in Munich, entered in the commercial register of the
        local court of Munich (Amtsgericht München) under HRB 999121, represented by its managing directors Helene
        Arnsberg and Clara Arnsberg.</p>`,
    },
    fr: {
      title: 'Associée commanditée',
      content: `<p>Arnsberg Verwaltungs GmbH, siège social à Munich, inscrite au registre du commerce tenu par le
        tribunal de Munich (Amtsgericht München) sous le numéro HRB 999121, représentée par ses gérantes Helene Arnsberg
        et Clara Arnsberg.</p>`,
    },
  },
  {
    key: 'legal_authority',
    de: {
      title: 'Kammer und Berufsrecht',
      content: `<p>Berufsbezeichnungen: Goldschmiedin, Uhrmacher, Augenoptikerin, verliehen in Deutschland. Es gilt die
        Handwerksordnung; sie ist auf den Seiten des Bundesministeriums der Justiz nachzulesen. Das Augenoptikerhandwerk
        ist in die Handwerksrolle eingetragen.</p>`,
    },
    en: {
      title: 'Chamber and professional regulations',
      content: `<p>Professional titles: goldsmith, watchmaker, dispensing optician, awarded in Germany. The German
        Crafts Code (Handwerksordnung) applies; it is published on the website of the Federal Ministry of Justice. The
        trade of dispensing optician is entered in the register of crafts (Handwerksrolle).</p>`,
    },
    fr: {
      title: 'Chambre et règles professionnelles',
      content: `<p>Titres professionnels : bijoutière-joaillière, horloger, opticienne-lunetière, délivrés en Allemagne.
        Le code allemand de l’artisanat (Handwerksordnung) s’applique ; il est consultable sur le site du ministère
        fédéral de la Justice. Le métier d’opticien est inscrit au registre des métiers (Handwerksrolle).</p>`,
    },
  },
  {
    key: 'insurance',
    de: {
      title: 'Berufshaftpflichtversicherung',
      content: `<p>Alpenrand Versicherung AG, Föhrenweg 1, 80339 München. Räumlicher Geltungsbereich: Europäische Union,
        Schweiz und Liechtenstein.</p>`,
    },
    en: {
      title: 'Professional liability insurance',
      content: `<p>Alpenrand Versicherung AG, Föhrenweg 1, 80339 Munich. Territorial scope: European Union, Switzerland and
        Liechtenstein.</p>`,
    },
    fr: {
      title: 'Assurance responsabilité civile professionnelle',
      content: `<p>Alpenrand Versicherung AG, Föhrenweg 1, 80339 Munich. Étendue territoriale : Union européenne, Suisse et
        Liechtenstein.</p>`,
    },
  },
  {
    key: 'image_sources',
    de: {
      title: 'Bildnachweise',
      content:
        '<p>Die Bilder dieser Website sind am Rechner entstanden, nach Form, Maß und Material der Stücke. Farbe und Zeichnung von Steinen, Perlen und Leder können abweichen.</p>',
    },
    en: {
      title: 'Image credits',
      content:
        '<p>The images on this website were created by computer to match the shape, dimensions and materials of the pieces. Stones, pearls and leather may differ in colour and markings.</p>',
    },
    fr: {
      title: 'Crédits images',
      content:
        '<p>Les images de ce site ont été créées par ordinateur d’après la forme, les dimensions et la matière des pièces. La couleur et le dessin des pierres, des perles et du cuir peuvent varier.</p>',
    },
  },
  {
    key: 'additional_bottom_info',
    de: {
      title: 'Verbraucherstreitbeilegung',
      content: `<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Sprechen Sie uns an: Wir finden lieber selbst eine Lösung
        mit Ihnen.</p>`,
    },
    en: {
      title: 'Consumer dispute resolution',
      content: `<p>We are neither willing nor obliged to participate in dispute resolution proceedings before a consumer
        dispute resolution body (section 36 VSBG). Please talk to us: we would rather find a solution with you
        ourselves.</p>`,
    },
    fr: {
      title: 'Règlement des litiges de consommation',
      content: `<p>Nous ne sommes ni disposés ni tenus à participer à une procédure de règlement extrajudiciaire devant
        un organisme de règlement des litiges de consommation (article 36 VSBG). Parlez-nous-en : nous préférons trouver
        nous-mêmes une solution avec vous.</p>`,
    },
  },
  {
    key: 'data_protection',
    de: {
      title: 'Datenschutzbeauftragte',
      content:
        '<p>Bei Fragen zu Ihren Daten wenden Sie sich an unsere Datenschutzbeauftragte. Sie ist zur Verschwiegenheit verpflichtet.</p>',
    },
    en: {
      title: 'Data protection officer',
      content:
        '<p>If you have any questions about your data, please contact our data protection officer. She is bound by confidentiality.</p>',
    },
    fr: {
      title: 'Déléguée à la protection des données',
      content:
        '<p>Pour toute question relative à vos données, adressez-vous à notre déléguée à la protection des données. Elle est tenue au secret professionnel.</p>',
    },
  },
  {
    key: 'rolex',
    de: {
      title: 'Hinweis zum eingebetteten Bereich von Rolex',
      content: `<p>Ein Teil dieser Website kann Inhalte zeigen, die von Rolex bereitgestellt und von Servern des Herstellers
        geladen werden. Das geschieht nur, wenn Sie zugestimmt haben. Für diese Inhalte und für die dabei verarbeiteten
        Daten ist Rolex verantwortlich.</p>`,
    },
    en: {
      title: 'Embedded Rolex content',
      content: `<p>Part of this website may display content provided by Rolex and loaded from the manufacturer’s
        servers. This happens only with your consent. Rolex is responsible for this content and for the data processed
        in connection with it.</p>`,
    },
    fr: {
      title: 'Espace Rolex intégré',
      content: `<p>Une partie de ce site peut afficher des contenus fournis par Rolex et chargés depuis les serveurs du
        fabricant. Cela n’a lieu qu’avec votre consentement. Rolex est responsable de ces contenus et des données
        traitées à cette occasion.</p>`,
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

export const arnsbergLegalTextSet: SeedSet = { collection: 'legal_text', items: legalTextItems('arnsberg', texts) };

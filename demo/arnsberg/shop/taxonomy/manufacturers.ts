// Who makes what the shop sells, with the addresses that product safety law asks for. All of them are invented.
// Read by shop-sets.ts; products refer to them by key.
import type { SeedSet } from '../../../../backend/seed/seed-content.ts';
import { demoId } from '../../../demo-id.ts';
import { projectId, sortAt } from '../shop-project.ts';
import { seller } from '../seller.ts';

interface Maker {
  name: string;
  slug: string;
  postalAddress: string[];
  electronicAddress: string;
  /** Only for makers outside the EU. */
  responsiblePerson?: string[];
}

const makers = {
  arnsberg: {
    name: 'Arnsberg & Tochter',
    slug: 'arnsberg-und-tochter',
    postalAddress: [seller.companyName, seller.street, seller.zipAndCity, 'Deutschland'],
    electronicAddress: seller.email,
  },
  eberau: {
    name: 'Trauringschmiede Eberau',
    slug: 'trauringschmiede-eberau',
    postalAddress: ['Trauringschmiede Eberau GmbH', 'Schmiedgasse 14', '7521 Eberau', 'Österreich'],
    electronicAddress: 'werkstatt@trauringschmiede-eberau.example',
  },
  kazehara: {
    name: 'Kazehara',
    slug: 'kazehara',
    postalAddress: ['Kazehara Pearl Co., Ltd.', '3-8 Minato-machi', 'Ise 516-0001', 'Japan'],
    electronicAddress: 'contact@kazehara-pearl.example',
    responsiblePerson: [
      'Perlenkontor Alster GmbH',
      'Speicherweg 22',
      '20457 Hamburg',
      'Deutschland',
      'produktsicherheit@perlenkontor-alster.example',
    ],
  },
  marenholt: {
    name: 'Marenholt',
    slug: 'marenholt',
    postalAddress: ['Marenholt Uhrenwerkstätten GmbH', 'Am Alten Speicher 3', '24937 Flensburg', 'Deutschland'],
    electronicAddress: 'service@marenholt-uhren.example',
  },
  ormeval: {
    name: 'Ormeval',
    slug: 'ormeval',
    postalAddress: ['Ormeval SA', 'Rue des Établis 11', '2400 Le Locle', 'Schweiz'],
    electronicAddress: 'atelier@ormeval.example',
    responsiblePerson: [
      'Ormeval Europe SARL',
      '5, rue du Balancier',
      '25000 Besançon',
      'Frankreich',
      'conformite@ormeval.example',
    ],
  },
  tidewell: {
    name: 'Tidewell & Marsh',
    slug: 'tidewell-und-marsh',
    postalAddress: ['Tidewell & Marsh Ltd', '9 Cutlers Yard', 'Sheffield S1 4QQ', 'Vereinigtes Königreich'],
    electronicAddress: 'hello@tidewell-marsh.example',
    responsiblePerson: [
      'Nordmeer Handelskontor GmbH',
      'Kajenstraße 8',
      '28195 Bremen',
      'Deutschland',
      'sicherheit@nordmeer-kontor.example',
    ],
  },
  feldhorn: {
    name: 'Feldhorn',
    slug: 'feldhorn',
    postalAddress: ['Feldhorn Brillenmanufaktur GmbH', 'Innlände 27', '94032 Passau', 'Deutschland'],
    electronicAddress: 'manufaktur@feldhorn.example',
  },
  aubelune: {
    name: 'Maison Aubelune',
    slug: 'maison-aubelune',
    postalAddress: ['Maison Aubelune SAS', '18, chemin des Lavoirs', '06130 Grasse', 'Frankreich'],
    electronicAddress: 'bonjour@maison-aubelune.example',
  },
} satisfies Record<string, Maker>;

export type ManufacturerKey = keyof typeof makers;

export const manufacturerId = (key: ManufacturerKey): string => demoId(`arnsberg/manufacturer/${key}`);
export const manufacturerKeys = Object.keys(makers) as ManufacturerKey[];

export const manufacturerSet: SeedSet = {
  collection: 'ecommerce_manufacturer',
  items: Object.entries<Maker>(makers).map(([key, maker], index) => ({
    id: demoId(`arnsberg/manufacturer/${key}`),
    project: projectId,
    display_name: maker.name,
    slug: maker.slug,
    postal_address: maker.postalAddress.join('\n'),
    electronic_address: maker.electronicAddress,
    ...(maker.responsiblePerson ? { responsible_person: maker.responsiblePerson.join('\n') } : {}),
    sort: sortAt(index),
  })),
};

// The pictures and logos of the demo houses, below demo/files. Joined in content.ts.
import { productFiles } from './arnsberg/shop/products/products.ts';
import type { SeedFile } from '../backend/seed/seed-content.ts';
import { fileId, type House } from './page-item.ts';
import { photographs } from './photographs.ts';

const logo = (house: House, title: string): SeedFile => ({
  id: fileId(house, 'logo'),
  path: `${house}/logo.svg`,
  title,
});

export const demoFiles: SeedFile[] = [
  logo('arnsberg', 'Arnsberg & Tochter: Schriftzug'),
  logo('nordlicht', 'Uhrenatelier Nordlicht: Schriftzug'),
  ...photographs.map(({ house, name, title, focalPoint }) => ({
    id: fileId(house, name),
    path: `${house}/${name}.jpg`,
    title,
    focalPoint,
  })),
  ...productFiles,
];

// The pictures and logos of the demo houses, below backend/demo/files. Joined in content.ts.
import type { DemoFile } from './demo-content.ts';
import { fileId, type House } from './page-item.ts';

const file = (house: House, name: string, ending: 'svg' | 'jpg', title: string): DemoFile => ({
  id: fileId(house, name),
  path: `${house}/${name}.${ending}`,
  title,
});

export const demoFiles: DemoFile[] = [
  file('arnsberg', 'logo', 'svg', 'Arnsberg & Tochter: Schriftzug'),
  file('nordlicht', 'logo', 'svg', 'Uhrenatelier Nordlicht: Schriftzug'),
];

// Every engraving surface with its fields and preview. Shown only in the style guide.
import { useState } from 'react';
import type { EngravingSurface } from '../../../contract/shop/engraving-fonts-and-surfaces.ts';
import type { PersonalizationFieldDefinition } from '../../../domain/localized-personalization.ts';
import {
  type EngravingFontFilePaths,
  findPersonalizationErrors,
  type PersonalizationValues,
} from '../../../domain/personalization.ts';
import { Button } from '../../ui/Button.tsx';
import type { EngravingPreviewAppearance } from './engraving/ring-drawing-geometry.ts';
import { LazyEngravingPreview } from './LazyEngravingPreview.tsx';
import { PersonalizationFields } from './PersonalizationFields.tsx';
import * as styles from './PersonalizationStyleGuideSection.module.css';

const text = (key: string, label: string, maxLength: number): PersonalizationFieldDefinition => ({
  key,
  type: 'text',
  label,
  required: false,
  maxLength,
});

const choice = (key: string, label: string, options: string[], required: boolean): PersonalizationFieldDefinition => ({
  key,
  type: 'choice',
  label,
  required,
  options: options.map((value) => ({ value, label: value })),
});

const font: PersonalizationFieldDefinition = {
  key: 'font',
  type: 'font',
  label: 'Schrift',
  required: false,
  options: ['serif', 'script'],
};

interface SurfaceExample {
  name: string;
  surface: EngravingSurface;
  fields: PersonalizationFieldDefinition[];
  values: PersonalizationValues;
  look?: Partial<EngravingPreviewAppearance>;
}

const sizes = ['50', '52', '54', '56', '58', '60'];

const surfaceExamples: SurfaceExample[] = [
  {
    name: 'Ring',
    surface: 'ring',
    fields: [text('engraving', 'Gravur', 24), font],
    values: {},
    look: { metals: ['#d2d6d9'], bandWidthMm: 2.3, head: 'solitaire' },
  },
  {
    name: 'Paar',
    surface: 'ring_pair',
    fields: [
      choice('size_1', 'Größe des ersten Rings', sizes, true),
      text('engraving_1', 'Gravur im ersten Ring', 24),
      choice('size_2', 'Größe des zweiten Rings', sizes, true),
      text('engraving_2', 'Gravur im zweiten Ring', 24),
      font,
    ],
    values: { engraving_1: 'Anna ♥ 12.06.2026', engraving_2: 'Paul ♥ 12.06.2026', font: 'script' },
    look: { metals: ['#d4af5f'], sizes: [54, 62] },
  },
  {
    name: 'Gehäuseboden',
    surface: 'case_back',
    fields: [text('line_1', 'Erste Zeile', 18), text('line_2', 'Zweite Zeile', 18), font],
    values: { line_1: 'Für meinen Vater', line_2: 'zum 60. Geburtstag' },
    look: { metals: ['#b6bbbf'] },
  },
  {
    name: 'Medaillon',
    surface: 'disc',
    fields: [
      text('engraving', 'Gravur', 16),
      choice('placement', 'Anordnung', ['in der Mitte', 'am Rand entlang'], false),
      font,
    ],
    values: { engraving: 'Žofia & Jérôme ∞', placement: 'am Rand entlang' },
    look: { metals: ['#dba994'] },
  },
  {
    name: 'Siegelring',
    surface: 'plate',
    fields: [text('monogram', 'Initialen', 3), font],
    values: { monogram: 'MvA', font: 'script' },
  },
];

const SurfaceExampleView = ({ example, fontPaths }: { example: SurfaceExample; fontPaths: EngravingFontFilePaths }) => {
  const { name, surface, fields, look } = example;
  const [values, setValues] = useState(example.values);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [svg, setSvg] = useState<string>();
  return (
    <div className={styles.specimen} data-surface={surface} data-kept={svg?.length}>
      <div className={styles.preview}>
        <LazyEngravingPreview
          personalization={{ surface, fields }}
          values={values}
          look={look}
          fontPaths={fontPaths}
          locale="de"
          onRender={setSvg}
        />
      </div>
      <div className={styles.form}>
        <PersonalizationFields
          personalization={{ name, surface, fields }}
          values={values}
          onChange={(key, value) => setValues((before) => ({ ...before, [key]: value }))}
          problems={findPersonalizationErrors(fields, values)}
          isSubmitted={isSubmitted}
          locale="de"
        />
        <Button variant="secondary" onClick={() => setIsSubmitted(true)}>
          Prüfen
        </Button>
      </div>
    </div>
  );
};

export const PersonalizationStyleGuideSection = ({ fontPaths }: { fontPaths: EngravingFontFilePaths }) => (
  <div className={styles.specimens}>
    <h2>Personalisation</h2>
    {surfaceExamples.map((specimen) => (
      <SurfaceExampleView key={specimen.surface} example={specimen} fontPaths={fontPaths} />
    ))}
  </div>
);

// Notes below the studio's image fields: dimensions, proportions, file size, cropping, and the focal point. A test
// requires them for every image field.
import type { StudioLabel } from './content-model-types.ts';
import { createStudioLabel } from './define-fields.ts';

/** Uses the labels of the buttons in Directus. */
const focalPoint = createStudioLabel(
  'Was in jedem Ausschnitt zu sehen sein soll, markieren Sie unter „Dateien“ im geöffneten Bild mit „Bild bearbeiten“ und dem Fokuspunkt-Werkzeug; sonst zählt die Mitte.',
  'To set what every crop must show, open the image in the File Library, choose “Edit Image” and use the Focal Point Tool; otherwise crops are centred.',
);

const withFocalPoint = (guidance: StudioLabel): StudioLabel =>
  createStudioLabel(`${guidance.de} ${focalPoint.de}`, `${guidance.en} ${focalPoint.en}`);

/** The official EU artwork, which must not be changed (Regulation (EU) 2025/1960, law row L14). */
export const guaranteeNoticeImageGuidance = createStudioLabel(
  'Die amtliche Grafik der EU (Verordnung 2025/1960), unverändert: SVG, oder PNG mit mindestens 1200 px Breite, höchstens 500 KB. Sie wird nie beschnitten, ein Fokuspunkt ist nicht nötig. Bis sie hier liegt, zeigt die Kasse den Hinweis als Text.',
  'The official EU graphic (Regulation 2025/1960), unmodified: SVG, or PNG at least 1200 px wide, 500 KB at most. It is never cropped, so no focal point is needed. Until you upload it, the checkout shows the notice as text.',
);

/** A full-width photo, cropped to different proportions by screen width. */
export const headerImageGuidance = withFocalPoint(
  createStudioLabel(
    'JPEG im Querformat 16:9, möglichst 2000 × 1125 px (mindestens 1600 px breit), höchstens 2 MB. Über der Seite steht es im Format 21:9, auf dem Telefon 4:3, in Vorschauen 7:5 oder 4:5; die Ränder fallen dabei weg. Ausgeliefert werden höchstens 1980 px in Qualität 85.',
    'Landscape JPEG, 16:9, ideally 2000 × 1125 px (at least 1600 px wide), 2 MB at most. At the top of a page it is cropped to 21:9, on phones to 4:3, in previews to 7:5 or 4:5, so the edges are cut off. It is delivered at up to 1980 px and quality 85.',
  ),
);

/** Images of a product, for lists and its page. */
export const productImageGuidance = withFocalPoint(
  createStudioLabel(
    'Das erste Bild steht in den Listen. JPEG im Hochformat 4:5, mindestens 960 × 1200 px, höchstens 1 MB; das Stück in der Mitte, ringsum etwas Luft, alle Bilder vor demselben hellen Grund. Die Listen zeigen es im Format 4:5. Der Shop liefert höchstens 1280 px Breite als WebP in Qualität 85 aus.',
    'The first image is used in lists. Portrait JPEG, 4:5, at least 960 × 1200 px, 1 MB at most; centre the product, leave some space around it, and use the same light background for all images. Lists crop it to 4:5. The shop delivers it up to 1280 px wide, as WebP at quality 85.',
  ),
);

/** Image of a shop category. */
export const categoryImageGuidance = withFocalPoint(
  createStudioLabel(
    'JPEG, mindestens 1280 px an der kürzeren Seite, höchstens 1 MB. Je nach Platz wird auf 4:5 oder quer beschnitten; das Motiv braucht ringsum Luft. Der Shop liefert höchstens 1280 px Breite als WebP in Qualität 85 aus.',
    'JPEG, at least 1280 px on the shorter side, 1 MB at most. Cropped to 4:5 or landscape, depending on the available space; leave some space around the subject. The shop delivers it up to 1280 px wide, as WebP at quality 85.',
  ),
);

/** Image of a page section: next to text, full width, or with the hotspots of a shop window. */
export const sectionImageGuidance = withFocalPoint(
  createStudioLabel(
    'JPEG im Querformat 3:2, möglichst 2000 × 1333 px (mindestens 1400 px breit), höchstens 2 MB. Neben Text steht es im Format 7:6, über die ganze Breite 21:9, auf dem Telefon 4:3; die Ränder fallen dabei weg. Nur das Schaufenster zeigt es ganz.',
    'Landscape JPEG, 3:2, ideally 2000 × 1333 px (at least 1400 px wide), 2 MB at most. Next to text it is cropped to 7:6, at full width to 21:9, on phones to 4:3, so the edges are cut off. Only the shop window shows the whole image.',
  ),
);

export const galleryImageGuidance = withFocalPoint(
  createStudioLabel(
    'Zwei bis sechs JPEG, mindestens 1400 px an der längeren Seite, je höchstens 2 MB. Die Galerie wechselt zwischen Format 7:5 und Format 1:1; die Ränder werden beschnitten.',
    'Two to six JPEGs, at least 1400 px on the longer side, each 2 MB at most. The gallery alternates between 7:5 and 1:1 crops, so the edges are cut off.',
  ),
);

/** Logo of a project: never cropped, so no focal point. */
export const logoImageGuidance = createStudioLabel(
  'SVG, höchstens 50 KB, ohne Rand ringsum und mit Schriften als Pfade. Wird nie beschnitten, im Kopf der Website höchstens 80 px hoch gezeigt und muss auf hellem wie auf dunklem Grund lesbar sein; ein Fokuspunkt ist nicht nötig.',
  'SVG, 50 KB at most, with no margin around it and text converted to paths. Never cropped, shown up to 80 px high in the site header, and must be legible on light and dark backgrounds; no focal point is needed.',
);

/** Square icon of a project for browser tab and home screen. */
export const siteIconImageGuidance = createStudioLabel(
  'Quadratisches Zeichen für Browser-Tab und Startbildschirm: SVG oder PNG, mindestens 512 × 512 px, höchstens 50 KB, noch bei 16 px erkennbar, also kein Schriftzug. Wird nie beschnitten; wo ein Startbildschirm es rund zeigt, bekommt es Rand; ein Fokuspunkt ist nicht nötig. Ohne Datei steht der Anfangsbuchstabe des Hauses in der Markenfarbe.',
  'Square icon for browser tabs and home screens: SVG or PNG, at least 512 × 512 px, 50 KB at most, still clear at 16 px, so no lettering. Never cropped; a margin is added where a home screen shows it round; no focal point is needed. Without a file, the first letter of the company name is shown on the brand colour.',
);

/** Logo of a brand, as supplied by the manufacturer. */
export const brandLogoImageGuidance = createStudioLabel(
  'SVG vom Hersteller, höchstens 50 KB; ersatzweise PNG mit durchsichtigem Grund, mindestens 640 px breit. Wird nie beschnitten, sondern ganz gezeigt; ein Fokuspunkt ist nicht nötig.',
  'SVG from the manufacturer, 50 KB at most; otherwise a PNG with a transparent background, at least 640 px wide. Never cropped, always shown in full; no focal point is needed.',
);

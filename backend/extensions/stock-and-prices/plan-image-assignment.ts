// Plans where image files go by their names: to the images of a product, or as the image of a variant. Pure.
import type { SheetChange } from '../../../contract/studio/stock-and-prices.ts';
import { isReadableImageType } from '../../../domain/content-image-data.ts';
import {
  createProductImageFileMatcher,
  insertImagesAtNumberedPositions,
} from '../../../domain/product/match-product-image-files.ts';
import { type SheetRow, diffSheetCellsToChange, toSheetRowVariantImages } from './sheet-rows.ts';

interface ImageFile {
  name: string;
  /** MIME type. */
  type: string;
}

/** The row is that of the variant, or the first of the product. */
interface ImageTarget {
  kind: 'product' | 'variant';
  row: SheetRow;
  keys: string[];
}

export type PlannedImageAssignment<File> = { file: File } & (
  | { state: 'ambiguous' | 'none' | 'unreadable' }
  | { state: 'present'; target: ImageTarget }
  /** `place` is that among the images of the product, from 1. */
  | { state: 'placed'; target: ImageTarget; place: number; total: number }
);

export interface ImageAssignmentPlan<File> {
  files: PlannedImageAssignment<File>[];
  /** Ids of images that stay, and files that are added. */
  changes: { target: ImageTarget; before: string[]; after: (File | string)[] }[];
}

const toTargets = (rows: readonly SheetRow[]): ImageTarget[] =>
  rows.flatMap((row): ImageTarget[] => {
    const { kind, isFirstOfProduct, productReferenceNumber, referenceNumber, cells } = row;
    const gtin = cells.gtin ?? '';
    const isNamed = referenceNumber !== productReferenceNumber;
    return [
      ...(isFirstOfProduct
        ? [{ kind: 'product' as const, row, keys: [productReferenceNumber, kind === 'product' ? gtin : ''] }]
        : []),
      // Variants without a reference of their own share that of the product.
      ...(kind === 'variant' ? [{ kind, row, keys: [isNamed ? referenceNumber : '', gtin] }] : []),
    ];
  });

const toImages = ({ kind, row }: ImageTarget) => (kind === 'product' ? row.images : toSheetRowVariantImages(row));

/** A variant has one image; its others join those of the product. */
export const planImageAssignment = <File extends ImageFile>(
  files: readonly File[],
  rows: readonly SheetRow[],
): ImageAssignmentPlan<File> => {
  const targets = toTargets(rows);
  const match = createProductImageFileMatcher(targets);
  const unplaced = new Map<File, PlannedImageAssignment<File>>();
  const added = new Map<ImageTarget, { image: File; number: number | null }[]>();
  const add = (file: File, target: ImageTarget, number: number | null): void => {
    const earlier = added.get(target) ?? [];
    const names = [...toImages(target), ...earlier.map(({ image }) => image)].map(({ name }) => name.toLowerCase());
    const product = targets.find(({ kind, row }) => kind === 'product' && row.product === target.row.product);
    if (names.includes(file.name.toLowerCase())) unplaced.set(file, { file, state: 'present', target });
    else if (target.kind === 'variant' && earlier.length > 0 && product) add(file, product, null);
    else added.set(target, [...earlier, { image: file, number }]);
  };
  const matches = files.flatMap((file) => {
    const found = isReadableImageType(file.type) ? match(file.name) : { kind: 'unreadable' as const };
    if (found.kind === 'match') return [{ file, ...found }];
    unplaced.set(file, { file, state: found.kind });
    return [];
  });
  for (const { file, target, number } of matches.toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0)))
    add(file, target, number);
  const changes = [...added].map(([target, images]) => {
    const before = toImages(target).map(({ id }) => id);
    return {
      target,
      before,
      after: insertImagesAtNumberedPositions<File | string>(target.kind === 'product' ? before : [], images),
    };
  });
  return {
    changes,
    files: files.flatMap((file) => {
      const change = changes.find(({ after }) => after.includes(file));
      const { target, after = [] } = change ?? {};
      return (
        (target && { file, state: 'placed', target, place: after.indexOf(file) + 1, total: after.length }) ??
        unplaced.get(file) ??
        []
      );
    }),
  };
};

/** What is to be saved once the files have ids; a file without one could not be uploaded. */
export const toSheetImageChanges = <File>(
  { changes }: ImageAssignmentPlan<File>,
  ids: ReadonlyMap<File | string, string>,
): SheetChange[] =>
  changes.flatMap(({ target: { kind, row }, before, after }) => {
    const images = after.flatMap((image) => ids.get(image) ?? (typeof image === 'string' ? image : []));
    const id = kind === 'product' ? row.product : row.id;
    // The image of a variant stays if the new one could not be uploaded.
    if (images.length === 0) return [];
    return diffSheetCellsToChange({ kind, id }, { images: before }, { images: [...new Set(images)] }) ?? [];
  });

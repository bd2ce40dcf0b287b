// Hotspots of a shop window in the studio's form: saved ones plus unsaved changes. Changes have the format of
// Directus's list fields, so that image and list edit the same value. Pure.

type Item = Record<string, unknown>;

/** The value of a Directus list field after a change. */
export interface HotspotListFieldChanges {
  create: Item[];
  update: Item[];
  delete: unknown[];
}

export interface SavedHotspot extends HotspotPosition {
  id: string;
  sort: number | null;
  /** Name of its target; `null` without one. */
  name: string | null;
}

/** A saved hotspot by its key, a new one by its index among the created ones. */
export type SavedHotspotIdOrNewIndex = { id: string } | { index: number };

export interface HotspotInEditor extends HotspotPosition {
  reference: SavedHotspotIdOrNewIndex;
  name: string | null;
}

/** Changes in the value of a list field, which holds keys or nothing before the first change. */
const toChanges = (value: unknown): HotspotListFieldChanges => {
  const { create = [], update = [], delete: removed = [] } = isChanged(value) ? value : {};
  return { create: [...create], update: [...update], delete: [...removed] };
};

const isChanged = (value: unknown): value is Partial<HotspotListFieldChanges> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toNumber = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** Hotspots in the order in which the site numbers them; unsorted ones come last. */
export const mergeUnsavedHotspotChanges = (saved: readonly SavedHotspot[], value: unknown): HotspotInEditor[] => {
  const changes = toChanges(value);
  const remaining = saved
    .filter(({ id }) => !changes.delete.includes(id))
    .map(({ id, name, ...position }) => {
      const change = changes.update.find((item) => item['id'] === id);
      return { reference: { id }, name, ...toPosition(change, position) };
    });
  const created = changes.create.map((item, index) => ({
    reference: { index },
    name: typeof item['link'] === 'string' ? item['link'] : null,
    ...toPosition(item, { x: 50, y: 50, sort: null }),
  }));
  return [...remaining, ...created]
    .sort((a, b) => (a.sort ?? Infinity) - (b.sort ?? Infinity) || 0)
    .map(({ reference, name, x, y }) => ({ reference, name, x, y }));
};

const toPosition = (item: Item | undefined, position: HotspotPosition & { sort: number | null }) => ({
  x: toNumber(item?.['x'], position.x),
  y: toNumber(item?.['y'], position.y),
  sort: typeof item?.['sort'] === 'number' ? item['sort'] : position.sort,
});

/** Adds a hotspot at the end of the list. */
export const addHotspotToChanges = (
  saved: readonly SavedHotspot[],
  value: unknown,
  place: HotspotPosition,
): HotspotListFieldChanges => {
  const changes = toChanges(value);
  const sorts = [...saved, ...changes.update, ...changes.create].map(({ sort }) => toNumber(sort, 0));
  return { ...changes, create: [...changes.create, { ...place, sort: Math.max(0, ...sorts) + 1 }] };
};

/** Moves one hotspot. */
export const moveHotspotInFormChanges = (
  value: unknown,
  reference: SavedHotspotIdOrNewIndex,
  place: HotspotPosition,
): HotspotListFieldChanges => {
  const changes = toChanges(value);
  if ('index' in reference) {
    const create = changes.create.map((item, index) => (index === reference.index ? { ...item, ...place } : item));
    return { ...changes, create };
  }
  const { id } = reference;
  const isChangedBefore = changes.update.some((item) => item['id'] === id);
  return {
    ...changes,
    update: isChangedBefore
      ? changes.update.map((item) => (item['id'] === id ? { ...item, ...place } : item))
      : [...changes.update, { id, ...place }],
  };
};

/** Whole percents of the image's width and height. */
export interface HotspotPosition {
  x: number;
  y: number;
}

/** A point or rectangle in the window, in CSS pixels. */
type Point = Pick<DOMRect, 'x' | 'y'>;
type Frame = Pick<DOMRect, 'height' | 'width' | 'x' | 'y'>;

const toPercent = (share: number): number => Math.min(100, Math.max(0, Math.round(share)));

/** The position below a point of the window, or the nearest one inside the image. */
export const pointerToHotspotPosition = (point: Point, frame: Frame): HotspotPosition => ({
  x: toPercent(((point.x - frame.x) / frame.width) * 100),
  y: toPercent(((point.y - frame.y) / frame.height) * 100),
});

const directions: Readonly<Record<string, HotspotPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The position after a key press: one percent further, five with Shift; `null` for other keys. */
export const moveHotspotPositionByKey = (
  place: HotspotPosition,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): HotspotPosition | null => {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? 5 : 1;
  return { x: toPercent(place.x + direction.x * step), y: toPercent(place.y + direction.y * step) };
};

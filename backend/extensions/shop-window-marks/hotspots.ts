// The marks of a shop window as its form has them: what is saved, with the changes that the editor has not saved yet.
// The changes are in the shape of Directus's lists, so that picture and list edit the same ones. Pure.

type Item = Record<string, unknown>;

/** What a list field of Directus holds once something in it was changed. */
export interface HotspotChanges {
  create: Item[];
  update: Item[];
  delete: unknown[];
}

export interface SavedHotspot extends HotspotPosition {
  id: string;
  sort: number | null;
  /** What it leads to; `null` where it has no name of its own. */
  name: string | null;
}

/** A saved mark by its key, a new one by its index among the created ones. */
export type HotspotReference = { id: string } | { index: number };

export interface EditedHotspot extends HotspotPosition {
  reference: HotspotReference;
  name: string | null;
}

/** The changes in a list field's value: before the first one it holds keys or nothing. */
const toChanges = (value: unknown): HotspotChanges => {
  const { create = [], update = [], delete: removed = [] } = isChanged(value) ? value : {};
  return { create: [...create], update: [...update], delete: [...removed] };
};

const isChanged = (value: unknown): value is Partial<HotspotChanges> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const toNumber = (value: unknown, fallback: number): number => (typeof value === 'number' ? value : fallback);

/** The marks as the site will number them: in the list's order, those without a place in it at the end. */
export const toEditedHotspots = (saved: readonly SavedHotspot[], value: unknown): EditedHotspot[] => {
  const changes = toChanges(value);
  const kept = saved
    .filter(({ id }) => !changes.delete.includes(id))
    .map(({ id, name, ...mark }) => {
      const change = changes.update.find((item) => item['id'] === id);
      return { reference: { id }, name, ...toPosition(change, mark) };
    });
  const created = changes.create.map((item, index) => ({
    reference: { index },
    name: typeof item['link'] === 'string' ? item['link'] : null,
    ...toPosition(item, { x: 50, y: 50, sort: null }),
  }));
  return [...kept, ...created]
    .sort((a, b) => (a.sort ?? Infinity) - (b.sort ?? Infinity) || 0)
    .map(({ reference, name, x, y }) => ({ reference, name, x, y }));
};

const toPosition = (item: Item | undefined, position: HotspotPosition & { sort: number | null }) => ({
  x: toNumber(item?.['x'], position.x),
  y: toNumber(item?.['y'], position.y),
  sort: typeof item?.['sort'] === 'number' ? item['sort'] : position.sort,
});

/** The changes with a new mark at the end of the list. */
export const withNewHotspot = (
  saved: readonly SavedHotspot[],
  value: unknown,
  place: HotspotPosition,
): HotspotChanges => {
  const changes = toChanges(value);
  const sorts = [...saved, ...changes.update, ...changes.create].map(({ sort }) => toNumber(sort, 0));
  return { ...changes, create: [...changes.create, { ...place, sort: Math.max(0, ...sorts) + 1 }] };
};

/** The changes with one mark at another place. */
export const withMovedHotspot = (
  value: unknown,
  reference: HotspotReference,
  place: HotspotPosition,
): HotspotChanges => {
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

/** Where a mark stands: whole percents of the picture's width and height. */
export interface HotspotPosition {
  x: number;
  y: number;
}

/** A point in the window, or the extent of something in it, in CSS pixels. */
type Point = Pick<DOMRect, 'x' | 'y'>;
type Frame = Pick<DOMRect, 'height' | 'width' | 'x' | 'y'>;

const toPercent = (share: number): number => Math.min(100, Math.max(0, Math.round(share)));

/** The place in the picture below a point of the window; beside the picture, the nearest one in it. */
export const toHotspotPosition = (point: Point, frame: Frame): HotspotPosition => ({
  x: toPercent(((point.x - frame.x) / frame.width) * 100),
  y: toPercent(((point.y - frame.y) / frame.height) * 100),
});

const directions: Readonly<Record<string, HotspotPosition>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The place one step of a key further: one percent, five with Shift; `null` for a key that moves nothing. */
export const toNextHotspotPosition = (
  place: HotspotPosition,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): HotspotPosition | null => {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? 5 : 1;
  return { x: toPercent(place.x + direction.x * step), y: toPercent(place.y + direction.y * step) };
};

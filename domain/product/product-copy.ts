// Name, address and reference number of a product that is copied in the studio. Both are unique within a project, so a
// copy needs its own. Pure.

export interface CopiedProductNames {
  display_name: string;
  slug: string;
  reference_number: string;
}

const toBase = (text: string): string => text.replace(/-kopie(-\d+)?$/i, '');

const toFreeText = (text: string, suffix: string, taken: ReadonlySet<string>): string => {
  const first = toBase(text) + suffix;
  for (let number = 2, free = first; ; number += 1) {
    if (!taken.has(free)) return free;
    free = `${first}-${number}`;
  }
};

/** @param taken slugs and reference numbers of the project */
export const toProductCopyNames = (
  { display_name, slug, reference_number }: CopiedProductNames,
  taken: { slugs: ReadonlySet<string>; referenceNumbers: ReadonlySet<string> },
): CopiedProductNames => ({
  display_name: display_name.endsWith(' (Kopie)') ? display_name : `${display_name} (Kopie)`,
  slug: toFreeText(slug, '-kopie', taken.slugs),
  reference_number: toFreeText(reference_number, '-KOPIE', taken.referenceNumbers),
});

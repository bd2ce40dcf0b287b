// Name, address and reference number of a product that is copied in the studio. Both are unique within a project, so a
// copy needs its own. Pure.
import { toUniqueName } from '../slugs-and-reference-numbers.ts';

export interface ProductNameSlugAndReferenceNumber {
  display_name: string;
  slug: string;
  reference_number: string;
}

const toBase = (text: string): string => text.replace(/-kopie(-\d+)?$/i, '');

/** @param taken slugs and reference numbers of the project */
export const toProductCopyIdentifiers = (
  { display_name, slug, reference_number }: ProductNameSlugAndReferenceNumber,
  taken: { slugs: ReadonlySet<string>; referenceNumbers: ReadonlySet<string> },
): ProductNameSlugAndReferenceNumber => ({
  display_name: display_name.endsWith(' (Kopie)') ? display_name : `${display_name} (Kopie)`,
  slug: toUniqueName(`${toBase(slug)}-kopie`, taken.slugs),
  reference_number: toUniqueName(`${toBase(reference_number)}-KOPIE`, taken.referenceNumbers),
});

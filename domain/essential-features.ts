// Which of a product's attributes stand directly above the order button, in the cart and in mails (law row L2, § 312j (2) BGB).
// Used by the order service; the grouping also by the build for the list of all attributes on the product page.

/** An attribute of a product, in one language, with the group it belongs to. */
export interface GroupedAttribute {
  groupId: string;
  /** The editors' order of groups; `null` comes last. */
  groupSort: number | null;
  group: string;
  value: string;
}

export interface AttributeGroup {
  groupId: string;
  group: string;
  /** In the order of the product's attributes. */
  values: string[];
}

/** Groups in the editors' order. */
export const toAttributeGroups = (attributes: readonly GroupedAttribute[]): AttributeGroup[] => {
  const groups = new Map<string, AttributeGroup & { sort: number }>();
  for (const { groupId, groupSort, group, value } of attributes) {
    const entry = groups.get(groupId) ?? { groupId, group, sort: groupSort ?? Number.MAX_SAFE_INTEGER, values: [] };
    entry.values.push(value);
    groups.set(groupId, entry);
  }
  return [...groups.values()]
    .sort((one, other) => one.sort - other.sort)
    .map(({ groupId, group, values }) => ({ groupId, group, values }));
};

/** Such as "Material" and "Weißgold 750". */
export interface EssentialFeature {
  label: string;
  value: string;
}

/**
 * `essentialGroups` are the groups that the editors have marked for the product's category, in their order. A category without
 * any mark counts all: the law wants the essential features, and what nobody has chosen from is not left out.
 */
export const toEssentialFeatures = (
  attributes: readonly GroupedAttribute[],
  essentialGroups: readonly string[],
): EssentialFeature[] => {
  const groups = toAttributeGroups(attributes);
  const chosen =
    essentialGroups.length === 0
      ? groups
      : essentialGroups.flatMap((id) => groups.find(({ groupId }) => groupId === id) ?? []);
  return chosen.map(({ group, values }) => ({ label: group, value: values.join(', ') }));
};

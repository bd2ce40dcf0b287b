// The essential features of a product, shown above the order button, in the cart and in emails (law row L2, § 312j (2)
// BGB), and the grouping of attributes.

/** An attribute of a product, in one language, with its group. */
export interface ProductAttributeWithGroup {
  groupId: string;
  /** Sort key of the group; `null` comes last. */
  groupSort: number | null;
  group: string;
  value: string;
}

export interface ProductAttributeGroup {
  groupId: string;
  group: string;
  /** In the order of the product's attributes. */
  values: string[];
}

/** Attributes by group, sorted by `groupSort`. */
export const groupProductAttributes = (attributes: readonly ProductAttributeWithGroup[]): ProductAttributeGroup[] => {
  const groups = new Map<string, ProductAttributeGroup & { sort: number }>();
  for (const { groupId, groupSort, group, value } of attributes) {
    const entry = groups.get(groupId) ?? { groupId, group, sort: groupSort ?? Number.MAX_SAFE_INTEGER, values: [] };
    entry.values.push(value);
    groups.set(groupId, entry);
  }
  return [...groups.values()]
    .sort((one, other) => one.sort - other.sort)
    .map(({ groupId, group, values }) => ({ groupId, group, values }));
};

/** For example "Material" and "Weißgold 750". */
export interface EssentialProductFeature {
  label: string;
  value: string;
}

/**
 * One feature per essential group.
 * @param essentialGroups ids of the groups selected for the product's category, in display order. Empty means all
 * groups, because omitting an essential feature would violate the law.
 */
export const toEssentialProductFeatures = (
  attributes: readonly ProductAttributeWithGroup[],
  essentialGroups: readonly string[],
): EssentialProductFeature[] => {
  const groups = groupProductAttributes(attributes);
  const essential =
    essentialGroups.length === 0
      ? groups
      : essentialGroups.flatMap((id) => groups.find(({ groupId }) => groupId === id) ?? []);
  return essential.map(({ group, values }) => ({ label: group, value: values.join(', ') }));
};

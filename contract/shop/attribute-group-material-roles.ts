// What the attributes of a group name, where the shop has to know it.

/** `metal`: what a product is made of; `stone`: what is set in it. A group without a role is only shown. */
export const attributeGroupMaterialRoles = ['metal', 'stone'] as const;

export type AttributeGroupMaterialRole = (typeof attributeGroupMaterialRoles)[number];

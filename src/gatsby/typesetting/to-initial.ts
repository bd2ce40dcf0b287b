// The letter that stands for a house where there is room for no more. Pure; used by icons and share pictures.

/** The first letter of a name as a capital; empty where it has none. */
export const toInitial = (name: string): string => /\p{L}/u.exec(name)?.[0].toUpperCase() ?? '';

// Lengths of the form's fields as the contract has them, written down for the first paint: the contract's own file brings zod
// along. A test holds them together.

export const fieldLimits = { name: 160, contract: 500, email: 254, part: 2_000 } as const;

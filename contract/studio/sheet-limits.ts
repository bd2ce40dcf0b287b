// Limits of the studio's sheet of stock and prices, apart from its schemas, which the studio does not load.

/** Rows per request. Each is saved by itself. */
export const maxSheetRowsPerSaveRequest = 500;

/** Rows of an import, which locks all of them until it is done: orders of these products wait for as long. */
export const maxSheetRowsPerImport = 100;

/** Images of a product. */
export const maxSheetImagesPerProduct = 100;

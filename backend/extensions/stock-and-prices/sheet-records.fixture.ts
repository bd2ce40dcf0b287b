// Products as the sheet reads them: a ring with two sizes, and a candle.
const cells = { price_brutto_old: null, is_reduced: false, gtin: null };
const product = { ...cells, project: 'atelier', status: 'published', product_variants: [] as object[] };
const toFile = (name: string) => ({ id: `file ${name}`, filename_download: `${name}.jpg` });

export const sheetTestRecords = [
  {
    ...product,
    id: 'a0000000-0000-4000-8000-000000000001',
    display_name: 'Ring Aurora',
    reference_number: 'AT-1',
    stock: 0,
    price_brutto: null,
    category: { display_name: 'Ringe' },
    manufacturer: { display_name: 'Marenholt' },
    images: [
      { id: 1, sort: 2, directus_files_id: toFile('back') },
      { id: 2, sort: 1, directus_files_id: toFile('front') },
    ],
    product_variants: [
      {
        ...cells,
        id: 'b0000000-0000-4000-8000-000000000002',
        display_name: '54',
        reference_number_suffix: '-54',
        active: true,
        sort: 2,
        stock: 0,
        price_brutto: '1290.00',
        gtin: '4006381333931',
        image: toFile('AT-1-54'),
      },
      {
        ...cells,
        id: 'b0000000-0000-4000-8000-000000000001',
        display_name: '52',
        reference_number_suffix: '-52',
        active: true,
        sort: 1,
        stock: 2,
        price_brutto: '1290.00',
        image: null,
      },
    ],
  },
  {
    ...product,
    id: 'a0000000-0000-4000-8000-000000000002',
    display_name: 'Kerze',
    reference_number: 'AT-2',
    stock: 4,
    price_brutto: '24.00',
    category: null,
    manufacturer: null,
    images: [],
  },
];

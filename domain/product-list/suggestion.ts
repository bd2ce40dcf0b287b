// A piece that a search may mean: read by the adapter, offered by the search field.
export interface Suggestion {
  id: string;
  slug: string;
  name: string;
  manufacturer: string;
}

// A theme as the page of specimens shows it; made by the build.
export interface SpecimenTheme {
  /** Such as "Bordeaux, dark". */
  name: string;
  /** CSS declarations of all its custom properties. */
  declarations: string;
}

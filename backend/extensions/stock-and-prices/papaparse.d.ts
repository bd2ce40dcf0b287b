// The part of Papa Parse that the import uses; the package has no types of its own.
declare module 'papaparse' {
  const Papa: {
    /** Finds out the separator itself. */
    parse: (text: string, options: { skipEmptyLines: boolean }) => { data: string[][] };
  };
  export default Papa;
}

declare module 'vnu-jar' {
  /** Path of the checker's Java archive, as a String object. */
  const path: { toString: () => string };
  export default path;
}

// Parses JSON that may be missing or malformed, such as stored, sent or edited text. A schema checks the result.

/** `undefined` if the text is missing or malformed. */
export const parseJsonOrUndefined = (text: string | null): unknown => {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
};

// What a shopper has entered into the static part of the checkout form, until the form itself takes it over.

interface FormEntries {
  /** By the name of the field; without empty fields. */
  values: ReadonlyMap<string, string>;
  /** Name of the focused field. */
  focused: string | undefined;
}

let kept: FormEntries | undefined;

export const keepFormEntries = (form: HTMLElement): void => {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  kept = {
    values: new Map(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value])),
    focused: fields.find((field) => field === document.activeElement)?.name,
  };
};

/** The entries, once. */
export const takeFormEntries = (): FormEntries | undefined => {
  const entries = kept;
  kept = undefined;
  return entries;
};

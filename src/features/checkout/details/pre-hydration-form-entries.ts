// What a shopper has entered into the static part of the checkout form, until the form itself takes it over.

interface FormEntries {
  /** By the name of the field; without empty fields. */
  values: ReadonlyMap<string, string>;
  focused: FocusedField | undefined;
}

interface FocusedField {
  name: string;
  /** Start and end of the selected text; null where the browser does not tell (email). */
  selection: readonly [number | null, number | null];
}

let kept: FormEntries | undefined;

export const capturePreHydrationFormEntries = (form: HTMLElement): void => {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  const focused = fields.find((field) => field === document.activeElement);
  kept = {
    values: new Map(fields.filter(({ value }) => value !== '').map(({ name, value }) => [name, value])),
    focused: focused && {
      name: focused.name,
      selection: 'selectionStart' in focused ? [focused.selectionStart, focused.selectionEnd] : [null, null],
    },
  };
};

/** The entries, once. */
export const takePreHydrationFormEntries = (): FormEntries | undefined => {
  const entries = kept;
  kept = undefined;
  return entries;
};

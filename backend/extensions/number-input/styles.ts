// The look of the field, in the colours and measures of the studio's theme.

export const styles = `
.number-input .frame {
  display: flex; align-items: center; height: var(--theme--form--field--input--height); padding: var(--theme--form--field--input--padding);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius);
  background: var(--theme--form--field--input--background); color: var(--theme--form--field--input--foreground);
}
.number-input .frame:hover { border-color: var(--theme--form--field--input--border-color-hover); }
.number-input .frame:focus-within { border-color: var(--theme--form--field--input--border-color-focus); }
.number-input .frame.refused { border-color: var(--theme--danger); }
.number-input .frame.disabled { background: var(--theme--form--field--input--background-subdued); color: var(--theme--form--field--input--foreground-subdued); }
.number-input input[type='text'] { flex: 1; min-width: 0; height: 100%; border: 0; background: none; color: inherit; font-variant-numeric: tabular-nums; }
.number-input input[type='text']:focus { outline: 0; }
.number-input .unit { padding-inline-start: 8px; color: var(--theme--form--field--input--foreground-subdued); }
.number-input .said { margin-block-start: 4px; min-height: 1.4em; color: var(--theme--foreground-subdued); }
.number-input .said.refused { color: var(--theme--danger); }
.number-input button.confirm {
  display: inline-block; margin-block-start: 6px; padding: 6px 14px; color: var(--theme--danger);
  border: var(--theme--border-width) solid var(--theme--danger); border-radius: var(--theme--border-radius);
}
.number-input button.confirm:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.number-input .all { display: flex; gap: 8px; align-items: center; margin-block-start: 6px; }
`;

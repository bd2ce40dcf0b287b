// Styles of the sheet in the colors and measures of the studio's theme.
export const sheetStyles = `
.stock-sheet { --theme--form--field--input--height: 44px; --theme--form--field--input--padding: 0 10px; display: grid; gap: 16px; padding: 0 var(--content-padding, 24px) 64px; color: var(--theme--foreground); font-variant-numeric: tabular-nums; }
.stock-sheet h2 { margin: 0 0 12px; font-size: 16px; font-weight: 700; color: var(--theme--foreground-accent); }
.stock-sheet h3 { margin: 16px 0 4px; font-weight: 600; color: var(--theme--foreground-accent); }
.stock-sheet p { margin: 0; }
.stock-sheet .tools, .stock-sheet .buttons, .stock-sheet .fields, .stock-sheet .pages { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: end; }
.stock-sheet .buttons { margin-block-start: 16px; align-items: center; }
.stock-sheet .tools .search { flex: 1 1 260px; }
.stock-sheet .tools.actions, .stock-sheet .pages { align-items: center; }
.stock-sheet .save { position: sticky; z-index: 3; inset-block-end: 0; padding-block: 10px; background: var(--theme--background); border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.stock-sheet label { display: grid; gap: 4px; font-weight: 600; }
.stock-sheet label.check { display: flex; gap: 8px; align-items: center; min-height: 44px; }
.stock-sheet select, .stock-sheet input.text {
  width: 100%; height: 44px; padding: 0 10px; color: var(--theme--form--field--input--foreground);
  background: var(--theme--form--field--input--background); border-radius: var(--theme--border-radius);
  border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); font-weight: 400;
}
.stock-sheet select:focus-visible, .stock-sheet input.text:focus { border-color: var(--theme--form--field--input--border-color-focus); outline: none; }
.stock-sheet input.text:disabled { color: var(--theme--form--field--input--foreground-subdued); background: var(--theme--form--field--input--background-subdued); }
.stock-sheet input.text[aria-invalid='true'] { border-color: var(--theme--danger); }
.stock-sheet input[type='checkbox'] { width: 22px; height: 22px; margin: 11px; accent-color: var(--theme--primary); }
.stock-sheet .scroll { overflow-x: auto; }
.stock-sheet .preview { max-height: 320px; overflow-y: auto; }
.stock-sheet table { width: 100%; border-collapse: collapse; }
.stock-sheet th { padding: 8px 6px; text-align: start; font-weight: 600; white-space: nowrap; color: var(--theme--foreground-accent); }
.stock-sheet td { padding: 3px 6px; vertical-align: top; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); line-height: 1.35; }
.stock-sheet td.image img { display: block; width: 40px; height: 40px; margin-block: 2px; border-radius: var(--theme--border-radius); object-fit: cover; }
.stock-sheet td.product { min-width: 170px; padding-block-start: 6px; }
.stock-sheet td.product a { color: var(--theme--foreground-accent); }
.stock-sheet td.product a:hover, .stock-sheet td.product a:focus-visible { text-decoration: underline; }
.stock-sheet td.stock { width: 92px; min-width: 84px; }
.stock-sheet td.price { width: 130px; min-width: 120px; }
.stock-sheet thead td { border: 0; }
.stock-sheet td:is(.stock, .price):has(.number-input .refused:not(:empty)) { min-width: 210px; }
.stock-sheet td.gtin { min-width: 160px; }
.stock-sheet tr.changed td { background: var(--theme--primary-background); }
.stock-sheet .number-input input[type='text'] { width: 0; }
.stock-sheet .number-input .message:not(.refused) { display: none; }
.stock-sheet .number { text-align: end; white-space: nowrap; }
.stock-sheet .was, .stock-sheet .option { font-size: 13px; }
.stock-sheet .status { margin-inline-start: 6px; padding: 1px 6px; font-size: 12px; border-radius: var(--theme--border-radius); background: var(--theme--background-accent); }
.stock-sheet .refused { white-space: pre-line; color: var(--theme--danger); }
.stock-sheet .group { display: contents; }
.stock-sheet .group .panel { order: 1; flex-basis: 100%; min-width: 0; }
.stock-sheet .group > .refused { order: 1; flex-basis: 100%; }
.stock-sheet input[type='file'] { display: none; }
.stock-sheet .drop { margin-block: 16px; padding: 20px; border: 2px dashed var(--theme--border-color); border-radius: var(--theme--border-radius); }
.stock-sheet .drop.over { border-color: var(--theme--primary); background: var(--theme--primary-background); }
.stock-sheet .drop p { max-width: 68ch; margin-block-end: 12px; }
.stock-sheet td img.new { display: block; width: 56px; height: 56px; object-fit: contain; }
.stock-sheet .panel { padding: 20px; border: var(--theme--border-width) solid var(--theme--border-color-subdued); border-radius: var(--theme--border-radius); }
.stock-sheet .hint { font-size: 13px; }
`;

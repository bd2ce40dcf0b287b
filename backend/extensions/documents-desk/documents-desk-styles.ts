// Styles of the documents desk in the colors of the studio's theme, light and dark.
export const documentsDeskStyles = `
.documents-desk { display: grid; gap: 24px; max-inline-size: 960px; padding: 0 var(--content-padding, 24px) 48px; color: var(--theme--foreground); }
.documents-desk .card { display: grid; gap: 16px; min-inline-size: 0; padding: 20px; border: var(--theme--border-width) solid var(--theme--border-color-subdued); border-radius: var(--theme--border-radius); background: var(--theme--background); }
.documents-desk h2 { margin: 0; font-size: 18px; font-weight: 700; color: var(--theme--foreground-accent); }
.documents-desk p { margin: 0; line-height: 1.5; max-inline-size: 72ch; }
.documents-desk label { display: inline-flex; gap: 10px; align-items: center; justify-self: start; }
.documents-desk select { min-block-size: 44px; padding-inline: 12px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); background: var(--theme--background); color: var(--theme--foreground-accent); }
.documents-desk table { inline-size: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
.documents-desk th { padding: 8px 12px 8px 0; text-align: start; font-size: 13px; font-weight: 600; }
.documents-desk td { padding: 8px 12px 8px 0; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); overflow-wrap: anywhere; }
.documents-desk tfoot th, .documents-desk tfoot td { border-block-start: 2px solid var(--theme--border-color); font-size: inherit; font-weight: 700; color: var(--theme--foreground-accent); }
.documents-desk .date { white-space: nowrap; }
.documents-desk .amount { padding-inline-end: 0; text-align: end; white-space: nowrap; }
.documents-desk .check { inline-size: 44px; padding: 0; }
.documents-desk .check label { justify-content: center; min-inline-size: 44px; min-block-size: 44px; }
.documents-desk input[type='checkbox'] { inline-size: 20px; block-size: 20px; accent-color: var(--theme--primary); }
.documents-desk td a { display: inline-block; padding-block: 10px; color: var(--theme--foreground-accent); font-weight: 600; text-decoration: underline; text-underline-offset: 3px; white-space: nowrap; }
.documents-desk .buttons { display: flex; flex-wrap: wrap; gap: 12px; }
.documents-desk .file { display: inline-flex; align-items: center; justify-self: start; min-block-size: 44px; padding: 8px 16px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); color: var(--theme--foreground-accent); font-weight: 600; }
.documents-desk p.file { border-style: dashed; color: var(--theme--foreground); font-weight: 400; }
.documents-desk a.file:hover { background: var(--theme--background-subdued); }
.documents-desk a:focus-visible, .documents-desk select:focus-visible, .documents-desk input:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.documents-desk .problem { padding: 10px 14px; border-inline-start: 3px solid var(--theme--danger); background: var(--theme--background-subdued); }
@media (max-width: 600px) { .documents-desk { padding-inline: 12px; } .documents-desk .card { padding: 16px 12px; overflow-x: auto; } .documents-desk th, .documents-desk td { padding-inline-end: 8px; } }
`;

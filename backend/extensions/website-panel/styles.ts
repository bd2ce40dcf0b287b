// The look of the panel, in the colours of the studio's theme: light and dark follow from it.

export const styles = `
.website-panel { block-size: 100%; overflow: auto; padding: 20px 24px; color: var(--theme--foreground); }
.website-panel .site + .site { margin-block-start: 28px; padding-block-start: 24px; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.website-panel header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: flex-start; justify-content: space-between; }
.website-panel .domain { color: var(--theme--foreground-subdued); }
.website-panel h2 { display: flex; gap: 10px; align-items: center; margin: 2px 0 0; font-size: 22px; font-weight: 700; line-height: 1.3; color: var(--theme--foreground-accent); }
.website-panel .good { --v-icon-color: var(--theme--success); }
.website-panel .busy { --v-icon-color: var(--theme--primary); }
.website-panel .warning { --v-icon-color: var(--theme--warning); }
.website-panel .bad { --v-icon-color: var(--theme--danger); }
.website-panel .busy .v-icon.turning { animation: website-panel-turn 1.6s linear infinite; }
@keyframes website-panel-turn { to { transform: rotate(360deg); } }
@media (prefers-reduced-motion: reduce) { .website-panel .busy .v-icon.turning { animation: none; } }
.website-panel p { max-inline-size: 68ch; margin: 8px 0 0; line-height: 1.5; }
.website-panel .reason { padding: 10px 14px; border-inline-start: 3px solid var(--theme--danger); background: var(--theme--background-subdued); white-space: pre-line; }
.website-panel a { color: var(--theme--primary); text-decoration: underline; text-underline-offset: 2px; }
.website-panel a:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; border-radius: 2px; }
.website-panel .stages { display: flex; flex-wrap: wrap; gap: 8px; margin: 14px 0 0; padding: 0; list-style: none; }
.website-panel .stages li { display: flex; gap: 6px; align-items: center; padding: 4px 12px; border-radius: 999px; background: var(--theme--background-normal); color: var(--theme--foreground-subdued); }
.website-panel .stages .done { color: var(--theme--foreground); --v-icon-color: var(--theme--success); }
.website-panel .stages .now { background: var(--theme--primary); color: var(--theme--primary-subdued, #fff); font-weight: 700; }
.website-panel h3 { margin: 24px 0 4px; font-weight: 700; color: var(--theme--foreground-accent); }
.website-panel table { inline-size: 100%; border-collapse: collapse; }
.website-panel td { padding: 8px 16px 8px 0; vertical-align: top; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); line-height: 1.4; }
.website-panel tr:last-child td { border-block-end: 0; }
.website-panel td.time, .website-panel td.state { white-space: nowrap; }
.website-panel td.time, .website-panel td.who { color: var(--theme--foreground-subdued); }
.website-panel .dot { display: inline-block; inline-size: 9px; block-size: 9px; margin-inline-end: 8px; border-radius: 50%; background: var(--theme--foreground-subdued); }
.website-panel .dot.good { background: var(--theme--success); }
.website-panel .dot.busy { background: var(--theme--primary); }
.website-panel .dot.bad { background: var(--theme--danger); }
.website-panel .subdued { color: var(--theme--foreground-subdued); }
.website-panel .not-published { color: var(--theme--danger); }
`;

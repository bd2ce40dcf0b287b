// Styles of the dashboard in the colors of the studio's theme, light and dark. They follow the width of the content,
// which the studio's navigation changes.
export const dashboardStyles = `
.studio-dashboard { container-type: inline-size; display: grid; gap: 24px; padding: 0 var(--content-padding, 24px) 48px; color: var(--theme--foreground); font-variant-numeric: tabular-nums; }
.studio-dashboard > header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between; }
.studio-dashboard .today { margin: 0; font-size: 17px; color: var(--theme--foreground-accent); }
.studio-dashboard .projects { display: flex; gap: 10px; align-items: center; }
.studio-dashboard .projects select { min-block-size: 44px; padding-inline: 12px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); background: var(--theme--background); color: var(--theme--foreground-accent); }
.studio-dashboard .card { min-inline-size: 0; padding: 20px; border: var(--theme--border-width) solid var(--theme--border-color-subdued); border-radius: var(--theme--border-radius); background: var(--theme--background); }
.studio-dashboard .orders, .studio-dashboard .inquiries { padding: 0; border: 0; background: none; }
.studio-dashboard h2 { margin: 0 0 12px; font-size: 16px; font-weight: 700; line-height: 1.3; color: var(--theme--foreground-accent); }
.studio-dashboard h3 { margin: 16px 0 4px; font-weight: 600; color: var(--theme--foreground-accent); }
.studio-dashboard h2 + div > h3 { margin-block-start: 0; }
.studio-dashboard p { margin: 0; line-height: 1.5; }
.studio-dashboard .hint { max-inline-size: 68ch; margin-block-start: 12px; font-size: 13px; }
.studio-dashboard ul, .studio-dashboard ol { margin: 0; padding: 0; list-style: none; }
.studio-dashboard a:focus-visible, .studio-dashboard summary:focus-visible, .studio-dashboard .scroller:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; border-radius: var(--theme--border-radius); }
.studio-dashboard .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 12px; }
.studio-dashboard .tile { display: grid; grid-template-rows: auto 1fr; gap: 4px; block-size: 100%; min-block-size: 96px; padding: 14px 16px; border: var(--theme--border-width) solid var(--theme--border-color-subdued); border-radius: var(--theme--border-radius); background: var(--theme--background); line-height: 1.3; }
.studio-dashboard .tile strong { font-size: 32px; font-weight: 300; line-height: 1.15; }
.studio-dashboard .tile.waiting { border-color: var(--theme--border-color); }
.studio-dashboard .tile.waiting strong { font-weight: 600; color: var(--theme--foreground-accent); }
.studio-dashboard .tile:hover, .studio-dashboard .row[href]:hover { background: var(--theme--background-subdued); }
.studio-dashboard .columns { display: grid; gap: 24px; align-items: start; }
.studio-dashboard .main, .studio-dashboard .side { display: grid; gap: 24px; min-inline-size: 0; }
@container (min-width: 780px) { .studio-dashboard .columns:has(> .main):has(> .side) { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
.studio-dashboard .columns:not(:has(> .main)) .side { grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); align-items: start; }
.studio-dashboard .row { display: flex; gap: 12px; align-items: center; justify-content: space-between; min-block-size: 44px; padding-block: 6px; line-height: 1.35; }
.studio-dashboard .rows li:not(:last-child) .row { border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.studio-dashboard .row .name { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; color: var(--theme--foreground-accent); }
.studio-dashboard .row small { display: block; font-size: 13px; color: var(--theme--foreground); }
.studio-dashboard .row .figure { flex: none; text-align: end; white-space: nowrap; }
.studio-dashboard .progress { block-size: 4px; margin-block: 8px 12px; border-radius: 2px; background: var(--theme--border-color-subdued); }
.studio-dashboard .progress div { block-size: 100%; border-radius: 2px; background: var(--theme--success); }
@container (min-width: 780px) { .studio-dashboard .first-hour .rows { columns: 2; column-gap: 32px; } .studio-dashboard .first-hour li { break-inside: avoid; } }
.studio-dashboard .row.done .name { color: var(--theme--foreground); text-decoration: line-through; text-decoration-thickness: 1px; }
.studio-dashboard .row.done { --v-icon-color: var(--theme--success); }
.studio-dashboard .website h3:not(.scheduled) { display: flex; gap: 8px; align-items: center; margin: 0 0 4px; }
.studio-dashboard .good { --v-icon-color: var(--theme--success); }
.studio-dashboard .busy { --v-icon-color: var(--theme--primary); }
.studio-dashboard .warning { --v-icon-color: var(--theme--warning); }
.studio-dashboard .bad { --v-icon-color: var(--theme--danger); }
.studio-dashboard .more { display: inline-flex; align-items: center; min-block-size: 44px; text-decoration: underline; text-underline-offset: 3px; color: var(--theme--foreground-accent); }
.studio-dashboard .sales { display: grid; grid-template-columns: 1fr auto; column-gap: 16px; align-items: start; }
.studio-dashboard .sales > * { grid-column: 1 / -1; min-inline-size: 0; }
.studio-dashboard .sales > h2 { grid-column: 1; }
.studio-dashboard .kinds { grid-column: 2 !important; grid-row: 1; display: flex; margin: -10px 0 0; padding: 0; border: 0; }
.studio-dashboard .kinds label { position: relative; cursor: pointer; }
.studio-dashboard .kinds input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; margin: 0; opacity: 0; cursor: pointer; }
.studio-dashboard .kinds span { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 14px; border-block-end: 2px solid transparent; }
.studio-dashboard .kinds input:checked + span { border-color: var(--theme--primary); font-weight: 600; color: var(--theme--foreground-accent); }
.studio-dashboard .kinds input:focus-visible + span { outline: 2px solid var(--theme--primary); outline-offset: -2px; border-radius: var(--theme--border-radius); }
.studio-dashboard .total strong { display: block; font-size: 32px; font-weight: 600; line-height: 1.2; color: var(--theme--foreground-accent); }
.studio-dashboard .bars { container-type: inline-size; display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 4px; margin-block: 20px 8px; }
.studio-dashboard .bar { display: grid; grid-template-columns: minmax(0, 1fr); gap: 6px; min-inline-size: 0; font-size: 12px; text-align: center; }
.studio-dashboard .bar .space { display: flex; align-items: end; block-size: 128px; border-block-end: 1px solid var(--theme--border-color); }
.studio-dashboard .bar .fill { inline-size: 100%; border-radius: 2px 2px 0 0; background: color-mix(in srgb, var(--theme--primary) 45%, var(--theme--background)); }
.studio-dashboard .bar .fill.current { background: var(--theme--primary); }
.studio-dashboard .bar span { overflow: hidden; min-block-size: 1.3em; white-space: nowrap; }
@container (max-width: 720px) { .studio-dashboard .bar:not(:nth-last-child(3n + 1)) span { visibility: hidden; } .studio-dashboard .bar span { overflow: visible; } .studio-dashboard .bar:last-child span { justify-self: end; } }
.studio-dashboard .below { display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: start; justify-content: space-between; }
.studio-dashboard details { flex: 1 1 320px; min-inline-size: 0; }
.studio-dashboard summary { min-block-size: 44px; padding-block: 10px; cursor: pointer; color: var(--theme--foreground-accent); }
.studio-dashboard .scroller { overflow-x: auto; }
.studio-dashboard table { inline-size: 100%; border-collapse: collapse; }
.studio-dashboard th { font-weight: 600; text-align: start; white-space: nowrap; }
.studio-dashboard th, .studio-dashboard td { padding: 8px 16px 8px 0; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.studio-dashboard td, .studio-dashboard th:not(:first-child) { text-align: end; white-space: nowrap; }
.studio-dashboard legend, .studio-dashboard .visually-hidden { position: absolute; overflow: hidden; inline-size: 1px; block-size: 1px; clip-path: inset(50%); white-space: nowrap; }
`;

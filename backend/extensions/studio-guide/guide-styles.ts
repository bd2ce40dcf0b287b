// Styles of the guide in the colors of the studio's theme, light and dark.
export const guideStyles = `
::highlight(guide-search) { background-color: #ffe08a; color: #1c1a17; }
.studio-guide { display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; max-inline-size: 1080px; padding: 0 var(--content-padding, 24px) 64px; color: var(--theme--foreground); line-height: 1.6; }
.studio-guide .search { position: sticky; z-index: 2; inset-block-start: var(--header-bar-height, 60px); display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding-block: 8px; background: var(--theme--background); }
.studio-guide input { flex: 1 1 240px; min-inline-size: 0; max-inline-size: 480px; min-block-size: 48px; padding-inline: 14px; border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius); background: var(--theme--background); color: var(--theme--foreground-accent); font-size: 16px; }
.studio-guide button { min-block-size: 48px; padding-inline: 14px; color: var(--theme--foreground-accent); text-decoration: underline; text-underline-offset: 3px; }
.studio-guide :is(input, a, button):focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.studio-guide .columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 32px; align-items: start; }
.studio-guide .contents ul { margin: 0; padding: 0; list-style: none; columns: 220px; column-gap: 24px; }
.studio-guide .contents a { display: block; padding-block: 10px; line-height: 1.35; }
.studio-guide a { color: var(--theme--foreground-accent); text-decoration: underline; text-underline-offset: 3px; }
.studio-guide .contents a:not(:hover) { text-decoration: none; }
.studio-guide h2 { margin: 0 0 12px; font-size: 22px; font-weight: 700; line-height: 1.3; color: var(--theme--foreground-accent); scroll-margin-block-start: 140px; }
.studio-guide h2 a { text-decoration: none; }
.studio-guide section { min-inline-size: 0; max-inline-size: 76ch; margin-block-end: 40px; overflow-wrap: break-word; }
.studio-guide section :is(p, ul, ol, pre, table) { margin-block: 0 14px; }
.studio-guide section :is(ul, ol) { padding-inline-start: 22px; }
.studio-guide li { margin-block-end: 8px; }
.studio-guide strong { font-weight: 700; color: var(--theme--foreground-accent); }
.studio-guide img { display: block; inline-size: 100%; block-size: auto; border: var(--theme--border-width) solid var(--theme--border-color-subdued); border-radius: var(--theme--border-radius); }
.studio-guide table { border-collapse: collapse; }
.studio-guide :is(th, td) { padding: 8px 16px 8px 0; border-block-end: var(--theme--border-width) solid var(--theme--border-color-subdued); text-align: start; vertical-align: top; }
.studio-guide th { font-weight: 600; color: var(--theme--foreground-accent); }
.studio-guide pre { overflow-x: auto; padding: 12px; background: var(--theme--background-subdued); font-family: var(--theme--fonts--monospace--font-family); font-size: 13px; }
.studio-guide [hidden] { display: none !important; }
@media (min-width: 1200px) { .studio-guide .columns { grid-template-columns: 240px minmax(0, 1fr); } .studio-guide .contents { position: sticky; inset-block-start: 150px; } .studio-guide .contents ul { columns: auto; } }
@media (max-width: 600px) { .studio-guide { padding-inline: 16px; } .studio-guide :is(thead) { display: none; } .studio-guide :is(table, tbody, tr, td) { display: block; } .studio-guide td:first-child { padding-block-end: 0; border: 0; } }
`;

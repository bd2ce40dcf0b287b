// Styles of the preview; the colors come from the form. The samples are not buttons: nothing happens when they are pressed.
export const themePreviewStyles = `
.theme-preview { display: grid; gap: 12px; }
.theme-preview .modes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr)); gap: 12px; }
.theme-preview section { display: grid; gap: 8px; align-content: start; padding: 20px; border: 1px solid; border-radius: var(--theme--border-radius); }
.theme-preview h3, .theme-preview p { margin: 0; }
.theme-preview h3 { font-weight: 600; }
.theme-preview small { font-weight: 400; }
.theme-preview .heading { font-size: 24px; line-height: 1.25; }
.theme-preview .buttons { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; margin-block: 8px; }
.theme-preview .button { display: inline-flex; align-items: center; min-block-size: 48px; padding: 8px 28px; border-style: solid; }
.theme-preview .link { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.4em; }
.theme-preview ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.theme-preview li { padding: 10px 14px; border-inline-start: 3px solid var(--theme--warning); background: var(--theme--background-subdued); line-height: 1.5; }
`;

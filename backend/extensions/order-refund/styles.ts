// The look of the form, in the colours of the studio's theme: light and dark follow from it.

export const styles = `
.order-refund { display: grid; gap: 20px; color: var(--theme--foreground); }
.order-refund p { margin: 0; line-height: 1.5; max-inline-size: 72ch; }
.order-refund h3 { margin: 8px 0 0; font-weight: 700; color: var(--theme--foreground-accent); }
.order-refund .sums { display: flex; flex-wrap: wrap; gap: 8px 40px; margin: 0; padding: 16px 20px; background: var(--theme--background-subdued); border-radius: var(--theme--border-radius); }
.order-refund .sums > div { display: grid; gap: 2px; }
.order-refund dt { font-size: 13px; }
.order-refund dd { margin: 0; font-weight: 700; color: var(--theme--foreground-accent); font-variant-numeric: tabular-nums; }
.order-refund table { inline-size: 100%; border-collapse: collapse; }
.order-refund th { text-align: start; font-weight: 600; font-size: 13px; padding: 0 16px 6px 0; }
.order-refund td { padding: 10px 16px 10px 0; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); vertical-align: middle; }
.order-refund td:first-child, .order-refund th:first-child { inline-size: 1%; white-space: nowrap; }
.order-refund .amount { text-align: end; padding-inline-end: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
.order-refund .note { display: block; font-size: 13px; }
.order-refund label { display: flex; gap: 10px; align-items: center; }
.order-refund label.stacked { display: grid; gap: 6px; }
.order-refund input[type='text'], .order-refund input[type='number'] { min-block-size: 44px; inline-size: 100%; padding: 8px 12px; color: var(--theme--form--field--input--foreground); background: var(--theme--form--field--input--background); border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius); font: inherit; }
.order-refund input[type='number'] { inline-size: 84px; }
.order-refund input[type='checkbox'] { inline-size: 20px; block-size: 20px; accent-color: var(--theme--primary); }
.order-refund input:focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 1px; }
.order-refund .fields { display: grid; gap: 14px; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); align-items: end; }
.order-refund .buttons { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
.order-refund .sure { display: grid; gap: 12px; padding: 16px 20px; border: 2px solid var(--theme--warning); border-radius: var(--theme--border-radius); }
.order-refund .problem { padding: 10px 14px; border-inline-start: 3px solid var(--theme--danger); background: var(--theme--background-subdued); }
.order-refund .hint { padding: 10px 14px; border-inline-start: 3px solid var(--theme--primary); background: var(--theme--background-subdued); }
.order-refund .refunds { display: grid; gap: 12px; margin: 0; padding: 0; list-style: none; }
.order-refund .refunds > li { display: grid; gap: 10px; padding: 14px 20px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); }
.order-refund .head { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; }
.order-refund .head strong { color: var(--theme--foreground-accent); font-variant-numeric: tabular-nums; }
.order-refund .state { padding: 2px 12px; border-radius: 999px; background: var(--theme--background-normal); }
.order-refund .state::before { content: ''; display: inline-block; inline-size: 9px; block-size: 9px; margin-inline-end: 8px; border-radius: 50%; background: var(--theme--primary); }
.order-refund .state.succeeded::before, .order-refund .state.transferred::before { background: var(--theme--success); }
.order-refund .state.failed::before { background: var(--theme--danger); }
.order-refund .state.to_transfer::before { background: var(--theme--warning); }
`;

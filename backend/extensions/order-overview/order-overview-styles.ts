// Styles of the order overview in the colors of the studio's theme, light and dark. The form's width decides the columns.
export const orderOverviewStyles = `
.order-overview { container-type: inline-size; display: grid; gap: 24px; color: var(--theme--foreground); }
.order-overview p, .order-overview ol, .order-overview ul, .order-overview dl, .order-overview dd { margin: 0; padding: 0; list-style: none; }
.order-overview p { line-height: 1.5; }
.order-overview h3 { margin: 0; font-weight: 700; color: var(--theme--foreground-accent); }
.order-overview strong { color: var(--theme--foreground-accent); font-weight: 700; }
.order-overview small { font-size: 13px; color: var(--theme--foreground); }
.order-overview a { color: var(--theme--foreground-accent); text-decoration: underline; text-underline-offset: 2px; }
.order-overview header, .order-overview section { display: grid; gap: 14px; }
.order-overview .hidden-text { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.order-overview .head { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: center; }
.order-overview .label { padding: 4px 14px; border-radius: 999px; color: #fff; font-weight: 700; }
.order-overview .timeline { display: flex; gap: 4px; }
.order-overview .timeline li { flex: 1; padding-block-start: 8px; border-block-start: 4px solid var(--theme--border-color); font-size: 13px; }
.order-overview .timeline li.done { border-color: var(--theme--primary); }
.order-overview .timeline li.now { border-color: var(--theme--primary); font-weight: 700; color: var(--theme--foreground-accent); }
.order-overview .notice { display: grid; gap: 2px; padding: 10px 16px; border-inline-start: 4px solid var(--theme--primary); background: var(--theme--background-subdued); }
.order-overview .notice.warning { border-color: var(--theme--warning); }
.order-overview .notice.comment span { white-space: pre-line; }
.order-overview .problem { padding: 10px 16px; border-inline-start: 4px solid var(--theme--danger); background: var(--theme--background-subdued); }
.order-overview .result { display: grid; gap: 8px; padding: 14px 18px; border: 2px solid var(--theme--success); border-radius: var(--theme--border-radius); }
.order-overview button { min-block-size: 44px; padding: 8px 18px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); background: var(--theme--background); color: var(--theme--foreground-accent); font: inherit; text-align: start; cursor: pointer; transition: border-color 120ms; }
.order-overview button:hover { border-color: var(--theme--primary); }
.order-overview :is(button, input, a, summary):focus-visible { outline: 2px solid var(--theme--primary); outline-offset: 2px; }
.order-overview button:disabled { opacity: 0.6; cursor: default; }
.order-overview .choices-of-steps { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr)); }
.order-overview .step.next, .order-overview .step.other { display: grid; gap: 4px; align-content: start; padding: 14px 18px; min-block-size: 64px; }
.order-overview .step.next { grid-column: 1 / -1; }
.order-overview .step.next strong { font-size: 18px; }
.order-overview .step.next, .order-overview .confirm.next, .order-overview .confirm.other { background: var(--theme--primary); border-color: var(--theme--primary); color: #fff; }
.order-overview .step.next strong { color: #fff; }
.order-overview .confirm { font-weight: 700; }
.order-overview .confirm.end { border: 2px solid var(--theme--danger); }
.order-overview .step.end { font-weight: 400; }
.order-overview .step.end strong { font-weight: 600; }
.order-overview .buttons { display: flex; flex-wrap: wrap; gap: 12px; }
.order-overview .question { display: grid; gap: 16px; padding: 18px 20px; border: 2px solid var(--theme--primary); border-radius: var(--theme--border-radius); }
.order-overview .question.end { border-color: var(--theme--danger); }
.order-overview .question > strong { font-size: 18px; }
.order-overview fieldset { margin: 0; padding: 0; border: 0; display: grid; gap: 6px; }
.order-overview .choices { display: flex; flex-wrap: wrap; gap: 8px; }
.order-overview .choice { display: flex; gap: 8px; align-items: center; min-block-size: 44px; padding: 0 16px; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); cursor: pointer; }
.order-overview .choice:has(:checked) { border-color: var(--theme--primary); background: var(--theme--background-subdued); font-weight: 700; }
.order-overview .choice input { inline-size: 18px; block-size: 18px; accent-color: var(--theme--primary); }
.order-overview .stacked { display: grid; gap: 6px; }
.order-overview input:not([type='radio']) { min-block-size: 48px; inline-size: 100%; padding: 8px 14px; color: var(--theme--form--field--input--foreground); background: var(--theme--form--field--input--background); border: var(--theme--border-width) solid var(--theme--form--field--input--border-color); border-radius: var(--theme--border-radius); font: inherit; }
.order-overview input.number { font-size: 18px; font-variant-numeric: tabular-nums; }
.order-overview .items > li { display: grid; grid-template-columns: 72px 1fr auto; gap: 4px 16px; padding-block: 12px; border-block-start: var(--theme--border-width) solid var(--theme--border-color-subdued); }
.order-overview .image { inline-size: 72px; block-size: 72px; object-fit: cover; border-radius: var(--theme--border-radius); background: var(--theme--background-subdued); }
.order-overview .product { display: grid; gap: 4px; align-content: start; min-inline-size: 0; overflow-wrap: anywhere; }
.order-overview .quantity { font-weight: 700; color: var(--theme--foreground-accent); }
.order-overview .personalization { justify-self: start; padding: 2px 12px; border-radius: var(--theme--border-radius); background: var(--theme--background-normal); color: var(--theme--foreground-accent); }
.order-overview .drawing { inline-size: min(100%, 280px); block-size: 96px; padding: 8px; background: #fff; border: var(--theme--border-width) solid var(--theme--border-color); border-radius: var(--theme--border-radius); object-fit: contain; }
.order-overview .amount { display: grid; align-content: start; justify-items: end; gap: 2px; font-variant-numeric: tabular-nums; white-space: nowrap; color: var(--theme--foreground-accent); }
.order-overview .totals { display: grid; gap: 6px; padding-block-start: 12px; border-block-start: var(--theme--border-width) solid var(--theme--border-color); }
.order-overview .totals > div { display: flex; justify-content: space-between; gap: 16px; inline-size: 100%; }
.order-overview .totals :is(dt, dd) { inline-size: auto; color: inherit; font: inherit; }
.order-overview .totals dd { text-align: end; font-variant-numeric: tabular-nums; }
.order-overview .totals .total { font-size: 18px; font-weight: 700; color: var(--theme--foreground-accent); }
.order-overview .totals .tax { font-size: 13px; }
.order-overview section.cards { grid-template-columns: repeat(auto-fit, minmax(min(230px, 100%), 1fr)); align-items: stretch; }
.order-overview .card { display: grid; gap: 6px; align-content: start; min-inline-size: 0; padding: 14px 18px; border-radius: var(--theme--border-radius); background: var(--theme--background-subdued); overflow-wrap: anywhere; }
.order-overview .card-head { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; justify-content: space-between; }
.order-overview .card a { padding-block: 4px; }
.order-overview address { display: grid; font-style: normal; line-height: 1.5; }
.order-overview .payment::before { content: ''; display: inline-block; inline-size: 10px; block-size: 10px; margin-inline-end: 8px; border-radius: 50%; background: var(--theme--warning); }
.order-overview .payment.paid::before { background: var(--theme--success); }
.order-overview details { display: grid; gap: 12px; }
.order-overview summary { min-block-size: 44px; padding-block: 10px; font-weight: 600; color: var(--theme--foreground-accent); cursor: pointer; }
.order-overview details ol { display: grid; gap: 12px; padding-block: 8px 16px; }
.order-overview details li { display: grid; gap: 2px; padding-inline-start: 14px; border-inline-start: 2px solid var(--theme--border-color); }
@media (prefers-reduced-motion: reduce) { .order-overview button { transition: none; } }
@container (max-width: 480px) {
  .order-overview .items > li { grid-template-columns: 56px 1fr; }
  .order-overview .image { inline-size: 56px; block-size: 56px; }
  .order-overview .amount { grid-column: 2; justify-items: start; }
  .order-overview .timeline { display: grid; }
  .order-overview .timeline li { padding: 2px 0 2px 10px; border-block-start: 0; border-inline-start: 4px solid var(--theme--border-color); }
  .order-overview .timeline li.done, .order-overview .timeline li.now { border-inline-start-color: var(--theme--primary); }
}
`;

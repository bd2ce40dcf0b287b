// The table of a preview in the sheet: what a bulk change or an import would save.
import { h, type VNode } from 'vue';

export const renderPreviewTable = (headings: readonly string[], rows: VNode[]): VNode =>
  h('div', { class: 'scroll preview' }, [
    h('table', [
      h('thead', [
        h(
          'tr',
          headings.map((heading) => h('th', { key: heading, scope: 'col' }, heading)),
        ),
      ]),
      h('tbody', rows),
    ]),
  ]);

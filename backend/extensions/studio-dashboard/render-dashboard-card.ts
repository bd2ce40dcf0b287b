// A card of the dashboard: a heading, an explanation, content.
import { h, resolveComponent, type VNode, type VNodeArrayChildren } from 'vue';

interface DashboardCard {
  name: string;
  title: string;
  hint?: string | false;
  content: VNodeArrayChildren;
}

export const renderDashboardCard = ({ name, title, hint, content }: DashboardCard): VNode =>
  h('section', { key: name, class: ['card', name], 'aria-labelledby': `dashboard-${name}` }, [
    h('h2', { id: `dashboard-${name}` }, title),
    ...content,
    hint && h('p', { class: 'hint' }, hint),
  ]);

export const renderStudioLink = (path: string, attributes: { class?: string }, content: VNodeArrayChildren): VNode =>
  path.startsWith('/')
    ? h(resolveComponent('router-link'), { to: path, ...attributes }, () => content)
    : h('a', { href: path, target: '_blank', rel: 'noopener', ...attributes }, content);

/** Rows that lead to a record: what it is, and a figure at the end. Without rows, the text `none`. */
export const renderDashboardRecordRows = (
  rows: readonly {
    key: string;
    path: string | null;
    name: string;
    detail?: string | undefined;
    figure: VNodeArrayChildren;
  }[],
  none: string,
): VNode => {
  if (rows.length === 0) return h('p', none);
  return h(
    'ul',
    { class: 'rows' },
    rows.map(({ key, path, name, detail, figure }) => {
      const content = [
        h('span', { class: 'name' }, [name, detail && h('small', detail)]),
        h('span', { class: 'figure' }, figure),
      ];
      return h('li', { key }, [
        path === null ? h('div', { class: 'row' }, content) : renderStudioLink(path, { class: 'row' }, content),
      ]);
    }),
  );
};

// Converts the Markdown of demo texts to the HTML that the studio's editor would store: one block per line, and only
// elements that the site renders.

const inline = (text: string): string =>
  text
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\\([*_[\]#~-])/g, '$1');

const joined = (lines: string[]): string => inline(lines.map((line) => line.trim()).join(' '));

const heading = /^(##|###) (.+?)(?: \{#([\w-]+)\})?$/;
const item = /^- /;

const toBlock = (block: string): string => {
  const lines = block.split('\n');
  const [first = ''] = lines;
  const title = heading.exec(first);
  if (title && lines.length === 1) {
    const [, marks = '', text = '', anchor] = title;
    const tag = `h${marks.length}`;
    return `<${tag}${anchor ? ` id="${anchor}"` : ''}>${inline(text)}</${tag}>`;
  }
  if (item.test(first)) {
    const items: string[][] = [];
    for (const line of lines) {
      if (item.test(line)) items.push([line.slice(2)]);
      else items.at(-1)?.push(line);
    }
    return ['<ul>', ...items.map((texts) => `<li>${joined(texts)}</li>`), '</ul>'].join('\n');
  }
  const foreign = /^(?:#+ |>|```|\||\d+\. |[*+] )|<\w/.exec(block);
  if (foreign) throw new Error(`"${first}" is neither a paragraph, a list nor a heading of level 2 or 3`);
  return `<p>${joined(lines)}</p>`;
};

/** @throws Error naming markup that the site does not render. */
export const markdownToHtml = (markdown: string): string =>
  markdown
    .trim()
    .split(/\n\s*\n/)
    .map(toBlock)
    .join('\n');

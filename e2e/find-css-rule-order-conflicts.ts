// Runs in a page: finds declarations of its CSS that would lose to the CSS of another page.

/**
 * The CSS modules that pages share are part of the file of each of these pages. If the file of another page arrives (it is
 * preloaded, or the visitor goes there), its copies of shared rules come last, and win over rules of the same specificity
 * that this page has placed after them. Reports each such pair of rules for an element, at any width of the window and in any
 * state of the element, and each rule of another page that applies to this one.
 * @param otherFiles name → CSS of the other pages
 */
export const findCssRuleOrderConflicts = (otherFiles: Record<string, string>): string[] => {
  /** One declaration of a rule, with one of the rule's selectors. */
  interface Declaration {
    key: string;
    media: string;
    selector: string;
    pseudoElement: string;
    /** Matches the element in each of its states, with the same specificity. */
    statelessSelector: string;
    name: string;
    value: string;
  }

  const states =
    /:(hover|focus-visible|focus-within|focus|active|checked|disabled|indeterminate|popover-open)(?![\w-])/g;

  /** At the commas outside parentheses. */
  const splitSelectors = (list: string): string[] =>
    list.split(',').reduce<string[]>((selectors, part) => {
      const last = selectors.at(-1) ?? '';
      const isOpen = last.split('(').length > last.split(')').length;
      return isOpen ? [...selectors.slice(0, -1), `${last},${part}`] : [...selectors, part];
    }, []);

  /** The value of a property whose shorthand contains a variable is only known as that of the shorthand. */
  const toValue = (style: CSSStyleDeclaration, name: string): string =>
    style.getPropertyValue(name) ||
    (name.includes('-') ? toValue(style, name.slice(0, name.lastIndexOf('-'))) : style.cssText);

  const toDeclarations = (selector: string, style: CSSStyleDeclaration, media: string): Declaration[] => {
    const pseudoElement = /::[\w-]+(\([^)]*\))?$/.exec(selector)?.[0] ?? '';
    const element = selector.slice(0, selector.length - pseudoElement.length) || '*';
    const statelessSelector = element.replaceAll(states, ':is(:root, :not(:root))');
    return [...style].map((name) => {
      const value = toValue(style, name);
      const key = [media, selector, name, value].join('|');
      return { key, media, selector: `${media} ${selector}`.trim(), pseudoElement, statelessSelector, name, value };
    });
  };

  /** Without what stands in a layer, which is below every module. */
  const readRules = (list: CSSRuleList, media = ''): Declaration[] =>
    [...list].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) {
        const selectors = splitSelectors(rule.selectorText);
        return selectors.flatMap((selector) => toDeclarations(selector.trim(), rule.style, media));
      }
      if (!(rule instanceof CSSConditionRule)) return [];
      return readRules(rule.cssRules, `${media} ${rule.conditionText}`.trim());
    });

  /** The last copy of each counts. */
  const toIndexes = (declarations: readonly Declaration[]) =>
    new Map(declarations.map(({ key }, index) => [key, index]));

  const all = [...document.styleSheets].flatMap(({ cssRules }) => readRules(cssRules));
  const ownIndexes = toIndexes(all);
  const others = Object.entries(otherFiles).map(([file, css]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    const declarations = readRules(sheet.cssRules);
    return { file, declarations, indexes: toIndexes(declarations) };
  });

  /** In the order of the page, by element, pseudo-element and property. */
  const competitors = new Map<Element, Map<string, Declaration[]>>();
  const elementsOf = new Map<string, readonly Element[]>();
  for (const declaration of all.filter(({ key }, index) => ownIndexes.get(key) === index)) {
    const { statelessSelector, pseudoElement, name } = declaration;
    const elements = elementsOf.get(statelessSelector) ?? [...document.querySelectorAll(statelessSelector)];
    elementsOf.set(statelessSelector, elements);
    for (const element of elements) {
      const byProperty = competitors.get(element) ?? new Map<string, Declaration[]>();
      competitors.set(element, byProperty);
      const property = `${pseudoElement} ${name}`;
      byProperty.set(property, [...(byProperty.get(property) ?? []), declaration]);
    }
  }

  const probe = new CSSStyleSheet();
  document.adoptedStyleSheets = [probe];
  const strengths = new Map<string, boolean>();
  /** Whether a rule wins over another one that comes after it. */
  const isStronger = (element: Element, rule: Declaration, later: Declaration): boolean => {
    const key = `${rule.statelessSelector}|${later.statelessSelector}`;
    const known = strengths.get(key);
    if (known !== undefined) return known;
    probe.replaceSync(`${rule.statelessSelector} { --winner: rule } ${later.statelessSelector} { --winner: later }`);
    const isWinner = getComputedStyle(element).getPropertyValue('--winner') === 'rule';
    strengths.set(key, isWinner);
    return isWinner;
  };

  const toWidth = (media: string, end: 'min' | 'max') =>
    Number(new RegExp(`${end}-width: ([\\d.]+)em`).exec(media)?.[1] ?? (end === 'min' ? 0 : Infinity));
  const canApplyTogether = ({ media }: Declaration, { media: other }: Declaration) =>
    Math.max(toWidth(media, 'min'), toWidth(other, 'min')) < Math.min(toWidth(media, 'max'), toWidth(other, 'max'));

  /** The file in which a copy of `earlier` would win over `later`, and no other rule over both. */
  const findConflictingFile = (element: Element, rules: readonly Declaration[], pair: [Declaration, Declaration]) => {
    const [earlier, later] = pair;
    if (earlier.value === later.value || !canApplyTogether(earlier, later)) return undefined;
    return others.find(({ indexes }) => {
      const copy = indexes.get(earlier.key);
      const isAfterCopy = ({ key }: Declaration) => copy !== undefined && (indexes.get(key) ?? -1) > copy;
      if (copy === undefined || isAfterCopy(later)) return false;
      if (isStronger(element, earlier, later) || isStronger(element, later, earlier)) return false;
      const isWinner = (rule: Declaration) =>
        ['', later.media].includes(rule.media) &&
        (isStronger(element, rule, earlier) || (isAfterCopy(rule) && !isStronger(element, earlier, rule)));
      return !rules.some(isWinner);
    })?.file;
  };

  const conflicts = new Set<string>();
  for (const [element, byProperty] of competitors) {
    for (const rules of byProperty.values()) {
      for (const [index, later] of rules.entries()) {
        for (const earlier of rules.slice(0, index)) {
          const file = findConflictingFile(element, rules, [earlier, later]);
          if (file) conflicts.add(`${later.selector} loses ${later.name} to ${earlier.selector} of ${file}`);
        }
      }
    }
  }
  for (const { file, declarations } of others) {
    const foreign = declarations.filter(({ key }) => !ownIndexes.has(key));
    for (const { selector, statelessSelector } of foreign) {
      if (document.querySelector(statelessSelector)) conflicts.add(`${selector} of ${file} applies`);
    }
  }
  document.adoptedStyleSheets = [];
  return [...conflicts];
};

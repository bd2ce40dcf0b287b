// Lets a specimen show how a control looks while it is pointed at, pressed or focused, without anyone doing so.

const pseudoClass = /:(hover|active|focus-visible)/g;

const isGrouping = (rule: CSSRule): rule is CSSGroupingRule => 'insertRule' in rule && 'cssRules' in rule;

/** Copies every rule with `:hover`, `:active` or `:focus-visible` to one that `data-state="hover"` … sets off. */
const copyRules = (owner: CSSGroupingRule | CSSStyleSheet): void => {
  for (const rule of [...owner.cssRules]) {
    if (rule instanceof CSSStyleRule) {
      if (!rule.selectorText.includes('data-state') && rule.selectorText.search(pseudoClass) >= 0) {
        const copy = rule.cssText.replace(rule.selectorText, rule.selectorText.replace(pseudoClass, '[data-state=$1]'));
        owner.insertRule(copy, owner.cssRules.length);
      }
    } else if (isGrouping(rule)) {
      copyRules(rule);
    }
  }
};

/** Applies the states that `data-shows` asks for on the element around a control. */
export const showPseudoStates = (root: HTMLElement): void => {
  for (const sheet of document.styleSheets) copyRules(sheet);
  for (const frame of root.querySelectorAll<HTMLElement>('[data-shows]')) {
    const control = frame.querySelector<HTMLElement>('a, button, input');
    if (control && frame.dataset.shows) control.dataset.state = frame.dataset.shows;
  }
};

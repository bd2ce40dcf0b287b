// An IntersectionObserver for jsdom, which has none: tests decide what is in view.

type Report = (entries: { isIntersecting: boolean }[]) => void;

/**
 * A class for `vi.stubGlobal`, a function that reports an observed element as in view or not, and one that tells
 * whether an element is observed yet: effects may run later than the first paint.
 */
export const createTestIntersectionObserver = () => {
  const observed = new Map<Element, Report>();
  class TestIntersectionObserver {
    readonly #report: Report;
    readonly #elements: Element[] = [];
    constructor(report: Report) {
      this.#report = report;
    }
    observe(element: Element) {
      this.#elements.push(element);
      observed.set(element, this.#report);
    }
    disconnect() {
      for (const element of this.#elements) observed.delete(element);
    }
  }
  return {
    TestIntersectionObserver,
    isObserved: (element: Element) => observed.has(element),
    report: (element: Element, isIntersecting: boolean) => observed.get(element)?.([{ isIntersecting }]),
  };
};

// An IntersectionObserver for jsdom, which has none: tests decide what is in view.

type Report = (entries: { isIntersecting: boolean }[]) => void;

/** A class for `vi.stubGlobal`, and a function that reports an observed element as in view or not. */
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
    report: (element: Element, isIntersecting: boolean) => observed.get(element)?.([{ isIntersecting }]),
  };
};

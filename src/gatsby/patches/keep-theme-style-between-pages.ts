// Keeps the theme's style element between two pages: Gatsby clears its own head elements before it writes those of the
// next page. Called while pages are rendered.
import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Removes Gatsby's mark from the element with that id (src/app/PageHead.tsx). */
export const keepThemeStyleBetweenPages = (components: readonly ReactNode[], themeId: string): ReactNode[] =>
  components.map((component) =>
    isValidElement<{ id?: string }>(component) && component.props.id === themeId
      ? cloneElement(component, { 'data-gatsby-head': undefined } as object)
      : component,
  );

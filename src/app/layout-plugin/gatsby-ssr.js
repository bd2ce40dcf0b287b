// See gatsby-browser.js.
export { wrapPageElement } from '../wrap-page-element.tsx';

// The document around every page: Gatsby's own without the obsolete tag for Internet Explorer (x-ua-compatible). Gatsby
// finds this file by its name.
import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from 'react';

interface DocumentProps {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

const Document = (props: DocumentProps) => (
  // The page's head sets the language.
  // eslint-disable-next-line jsx-a11y/html-has-lang
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {props.headComponents}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  </html>
);

export default Document;

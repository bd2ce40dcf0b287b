// Invoker commands are not yet in React's types; React passes the attributes on as they are.
import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    command?: T extends HTMLButtonElement ? 'close' | 'show-modal' : never;
    commandfor?: T extends HTMLButtonElement ? string : never;
  }
}

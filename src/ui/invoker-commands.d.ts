// React's types lack invoker commands; React passes the attributes through unchanged.
import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    command?: T extends HTMLButtonElement ? 'close' | 'show-modal' : never;
    commandfor?: T extends HTMLButtonElement ? string : never;
  }
}

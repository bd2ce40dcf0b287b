// Invoker commands are not yet in React's types; React passes the attributes on as they are.
import 'react';

declare module 'react' {
  interface ButtonHTMLAttributes<T> {
    command?: 'close' | 'show-modal';
    commandfor?: string;
  }
}

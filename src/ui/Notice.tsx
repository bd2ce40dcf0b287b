// A notice in the page: assistive technology announces it once, and it stays visible.
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Notice.module.css';

export interface NoticeProps {
  variant: 'error' | 'info' | 'success';
  children: ReactNode;
}

export const Notice = ({ variant, children }: NoticeProps) => (
  <div
    className={[styles.notice, variant === 'info' ? undefined : styles[variant]].filter(Boolean).join(' ')}
    role={variant === 'error' ? 'alert' : 'status'}
  >
    <Icon name={variant} />
    <div>{children}</div>
  </div>
);

// A notice in the page: said once by assistive technology when it appears, and standing until the reader is done.
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as styles from './Notice.module.css';

export interface NoticeProps {
  tone: 'error' | 'info' | 'success';
  children: ReactNode;
}

export const Notice = ({ tone, children }: NoticeProps) => (
  <div
    className={[styles.notice, tone === 'info' ? undefined : styles[tone]].filter(Boolean).join(' ')}
    role={tone === 'error' ? 'alert' : 'status'}
  >
    <Icon name={tone} />
    <div>{children}</div>
  </div>
);

// The place in the page into which Klarna puts its form, with Klarna's own words alone (law row L27).
import { useEffect, useRef } from 'react';
import type { OrderAttempt } from '../../../domain/checkout/order-attempt.ts';
import * as styles from './HeldPayment.module.css';
import { payWithKlarna, type PlacingContext } from './place-order.ts';

export interface KlarnaFormProps {
  attempt: OrderAttempt;
  session: { clientToken: string; category: string };
  context: PlacingContext;
}

export const KlarnaForm = ({ attempt, session, context }: KlarnaFormProps) => {
  const container = useRef<HTMLDivElement>(null);
  const atStart = useRef({ attempt, session, context });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (!container.current || hasStarted.current) return;
    hasStarted.current = true;
    const start = atStart.current;
    void payWithKlarna(start.attempt, start.session, container.current, start.context);
  }, []);
  return <div ref={container} className={styles.klarna} />;
};

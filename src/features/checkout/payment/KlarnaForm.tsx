// The place in the page into which Klarna puts its form, with Klarna's own words alone (law row L27). Where Klarna offers several
// categories the shopper chooses one of them by Klarna's name for it; a single one is asked for at once.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type KlarnaShown, showKlarna } from '../../../adapters/klarna.ts';
import type { OrderAttempt } from '../../../../domain/checkout/order-attempt.ts';
import { Button } from '../../../ui/Button.tsx';
import { OptionRow } from '../details/OptionRow.tsx';
import * as styles from './HeldPayment.module.css';
import { finishKlarna, type PlacingContext } from './place-order.ts';
import type { KlarnaSession } from './placing-store.ts';

export interface KlarnaFormProps {
  attempt: OrderAttempt;
  session: KlarnaSession;
  context: PlacingContext;
}

export const KlarnaForm = ({ attempt, session, context }: KlarnaFormProps) => {
  const { t } = useTranslation('checkout');
  const container = useRef<HTMLDivElement>(null);
  const atStart = useRef({ attempt, session, context });
  const [offers, setOffers] = useState(session.offers);
  const [chosen, setChosen] = useState(session.offers[0]?.identifier ?? '');
  const [authorize, setAuthorize] = useState<{ run: () => void } | null>(null);
  const choose = (identifier: string): void => {
    setAuthorize(null);
    setChosen(identifier);
  };
  const hasChoice = session.offers.length > 1;
  useEffect(() => {
    const start = atStart.current;
    let isCurrent = true;
    const act = async (shown: KlarnaShown): Promise<void> => {
      const result = shown.outcome === 'shown' ? await shown.authorize() : shown;
      const others = start.session.offers.length > 1 && result.outcome === 'refused';
      if (others && isCurrent) drop();
      else await finishKlarna(start.attempt, result, start.context);
    };
    // A category that is not open to this shopper is not shown any more; with the last one Klarna has said no.
    const drop = (): void => {
      const left = offers.filter(({ identifier }) => identifier !== chosen);
      const [next] = left;
      if (!next) {
        void finishKlarna(start.attempt, { outcome: 'refused' }, start.context);
        return;
      }
      setOffers(left);
      choose(next.identifier);
    };
    const show = async (): Promise<void> => {
      const place = container.current;
      if (!place) return;
      place.replaceChildren();
      const shown = await showKlarna({ clientToken: start.session.clientToken, category: chosen, container: place });
      if (!isCurrent) return;
      if (!hasChoice || shown.outcome === 'failed') await act(shown);
      else if (shown.outcome === 'refused') drop();
      else setAuthorize({ run: () => void act(shown) });
    };
    void show();
    return () => {
      isCurrent = false;
    };
    // Shown anew for another category only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [chosen]);
  return (
    <>
      {hasChoice && (
        <fieldset className={styles.categories}>
          <legend>{t('held.klarna.choose')}</legend>
          {offers.map(({ identifier, name }) => (
            <OptionRow
              key={identifier}
              group="klarnaCategory"
              value={identifier}
              name={name}
              isChosen={identifier === chosen}
              onChoose={() => choose(identifier)}
            />
          ))}
        </fieldset>
      )}
      <div ref={container} className={styles.klarna} />
      {hasChoice && (
        <Button disabled={authorize === null} onClick={() => authorize?.run()}>
          {t('held.continue', { provider: 'Klarna' })}
        </Button>
      )}
    </>
  );
};

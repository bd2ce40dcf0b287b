// Upcoming events, the next one first. The browser hides past events, because a built page may be old.
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LocalizedEvent } from '../../gatsby/mapping/to-localized-event.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ResponsiveImage } from '../../ui/ResponsiveImage.tsx';
import { RichText } from '../../ui/RichText.tsx';
import * as styles from './EventList.module.css';
import { hidePastEvents, hidePastEventsScript } from './hide-past-events.ts';

export interface EventListProps {
  events: readonly LocalizedEvent[];
}

export const EventList = ({ events }: EventListProps) => {
  const { t } = useTranslation('events');
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current) hidePastEvents(frame.current, Date.now());
  }, [events]);
  const years = [...new Set(events.map(toYear))];
  return (
    <div ref={frame}>
      {years.map((year) => (
        // The dates have the year, too, so the styles show it without a heading.
        <ol key={year} className={styles.list} data-year={years.length > 1 ? year : undefined}>
          {events
            .filter((event) => toYear(event) === year)
            .map((event) => (
              // The inline script hides past events before hydration.
              <li
                key={event.anchor}
                id={event.anchor}
                data-ends-ms={event.endsAtMs}
                className={styles.item}
                suppressHydrationWarning
              >
                <EventEntry {...event} />
              </li>
            ))}
        </ol>
      ))}
      <p data-none="" hidden={events.length > 0} suppressHydrationWarning>
        {t('none')}
      </p>
      <script dangerouslySetInnerHTML={{ __html: hidePastEventsScript }} />
    </div>
  );
};

/** In the time zone of the project. */
const toYear = ({ startsAt }: LocalizedEvent): string => startsAt.slice(0, 4);

const EventEntry = (event: EventListProps['events'][number]) => {
  const { t } = useTranslation('events');
  const { title, when, startsAt, place, address, state, html, registrationHref, image } = event;
  return (
    <article className={styles.event}>
      {image && <ResponsiveImage {...image} sizes="(min-width: 48em) 40vw, 100vw" className={styles.image} />}
      <div>
        <h2>{title}</h2>
        <p className={styles.when}>
          <time dateTime={startsAt}>{when}</time>
          {state !== 'open' && <span className={styles.state}>{t(`state.${state}`)}</span>}
        </p>
        <p className={styles.place}>
          {place}
          {address && (
            <>
              <br />
              {address.street}, {address.zipCode} {address.city}
            </>
          )}
        </p>
      </div>
      <div>
        {html && <RichText html={html} />}
        {registrationHref && state === 'open' && (
          <p className={styles.action}>
            <ButtonLink href={registrationHref} variant="secondary">
              {t('register')}
            </ButtonLink>
          </p>
        )}
      </div>
    </article>
  );
};

// One widget of the footer or the contact drawer, selected by name (specification §3, §9). An unknown name shows a
// message.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayoutData, FooterOrDrawerWidget } from '../../domain/site-content.ts';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { MainBranchOpeningHoursOverview } from '../features/opening-hours/MainBranchOpeningHoursOverview.tsx';
import { SocialIcon } from '../ui/Icon.tsx';
import { Link, LinkList } from '../ui/Link.tsx';
import * as styles from './FooterOrDrawerWidgetView.module.css';
import { SiteHomeLogoLink } from './SiteHomeLogoLink.tsx';

export interface FooterOrDrawerWidgetViewProps {
  widget: FooterOrDrawerWidget;
  shell: SiteLayoutData;
  /** Heading level of its title; inside a drawer one below the drawer's heading. */
  level?: 'h2' | 'h3';
}

const knownNames = ['address', 'contact', 'navigation', 'openingHours', 'social'];

export const FooterOrDrawerWidgetView = ({ widget, shell, level: Title = 'h2' }: FooterOrDrawerWidgetViewProps) => {
  const { t } = useTranslation('shell');
  const title = widget.header ?? (knownNames.includes(widget.name) ? t(`widget.${widget.name}`) : null);
  const isNamed = title !== null && !widget.showLogo;
  const Element = isNamed ? 'section' : 'div';
  return (
    <Element className={styles.widget}>
      {widget.showLogo && (
        <div className={styles.logo}>
          <SiteHomeLogoLink shell={shell} />
        </div>
      )}
      {isNamed && <Title className={styles.title}>{title}</Title>}
      <WidgetContent name={widget.name} shell={shell} />
    </Element>
  );
};

const WidgetContent = ({ name, shell }: { name: string; shell: SiteLayoutData }) => {
  const { t } = useTranslation('shell');
  switch (name) {
    case 'address':
      return <ContactInfo contact={shell.contact} parts={['address']} />;
    case 'contact':
      return (
        <FoldedOnPhones label={t('widgetFold.contact')}>
          <ContactInfo contact={shell.contact} parts={['numbers']} />
        </FoldedOnPhones>
      );
    case 'openingHours':
      return (
        <MainBranchOpeningHoursOverview
          shell={shell}
          maxSpecialDays={2}
          renderHours={(hours) => <FoldedOnPhones label={t('widgetFold.openingHours')}>{hours}</FoldedOnPhones>}
        />
      );
    case 'navigation':
      return <LinkList links={shell.legalLinks} className={styles.links} linkClassName={styles.link} />;
    case 'social':
      return <SocialLinks links={shell.social} />;
    default:
      return <p>{t('widgetNotFound')}</p>;
  }
};

/** Wider windows show the content without its label. */
const FoldedOnPhones = ({ label, children }: { label: string; children: ReactNode }) => (
  <details className={styles.folded}>
    <summary>{label}</summary>
    {children}
  </details>
);

/** Shows the social network's icon before the link text. */
const SocialLinks = ({ links }: { links: SiteLayoutData['social'] }) => (
  <ul className={styles.links}>
    {links.map(({ href, label, media }) => (
      <li key={href}>
        <Link href={href} className={`${styles.link} ${styles.social}`}>
          <SocialIcon media={media} />
          {label}
        </Link>
      </li>
    ))}
  </ul>
);

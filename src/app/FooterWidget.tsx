// One widget of the footer by its name (specification §3, §9). An unknown name says so instead of leaving a hole.
import { useTranslation } from 'react-i18next';
import type { Shell, Widget } from '../domain/site.ts';
import { ContactInfo } from '../features/contact-info/ContactInfo.tsx';
import { OpeningHoursList } from '../features/opening-hours/OpeningHoursList.tsx';
import { Link } from '../ui/Link.tsx';
import * as styles from './FooterWidget.module.css';
import { HouseLogo } from './HouseLogo.tsx';

export interface FooterWidgetProps {
  widget: Widget;
  shell: Shell;
}

const knownNames = ['address', 'contact', 'navigation', 'openingHours', 'social'];

export const FooterWidget = ({ widget, shell }: FooterWidgetProps) => {
  const { t } = useTranslation('shell');
  const title = widget.header ?? (knownNames.includes(widget.name) ? t(`widget.${widget.name}`) : null);
  return (
    <section className={styles.widget}>
      {widget.showLogo && (
        <div className={styles.logo}>
          <HouseLogo shell={shell} />
        </div>
      )}
      {title && !widget.showLogo && <h2 className={styles.title}>{title}</h2>}
      <WidgetContent name={widget.name} shell={shell} />
    </section>
  );
};

const WidgetContent = ({ name, shell }: { name: string; shell: Shell }) => {
  const { t } = useTranslation('shell');
  switch (name) {
    case 'address':
      return <ContactInfo contact={shell.contact} parts={['address']} />;
    case 'contact':
      return <ContactInfo contact={shell.contact} parts={['numbers']} />;
    case 'openingHours':
      return <OpeningHoursList hours={shell.openingHours} />;
    case 'navigation':
      return <LinkList links={shell.legalLinks} />;
    case 'social':
      return <LinkList links={shell.social} />;
    default:
      return <p>{t('widgetNotFound')}</p>;
  }
};

const LinkList = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul className={styles.links}>
    {links.map((link) => (
      <li key={link.href}>
        <Link href={link.href} className={styles.link}>
          {link.label}
        </Link>
      </li>
    ))}
  </ul>
);

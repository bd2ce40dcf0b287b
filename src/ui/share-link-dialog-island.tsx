// The dialog with what a shared link says, an email with it, and the link to copy.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './Button.tsx';
import { CopyableText } from './CopyableText.tsx';
import { Drawer } from './Drawer.tsx';
import * as styles from './share-link-dialog-island.module.css';

const drawerId = 'drawer-share';

export interface ShareLinkData {
  title: string;
  text: string;
  /** With scheme and host. */
  url: string;
}

interface ShareLinkDialogProps {
  /** A new object opens the dialog. */
  link: ShareLinkData;
  heading: string;
}

const ShareLinkDialog = ({ link, heading }: ShareLinkDialogProps) => {
  const { t } = useTranslation('shell');
  const container = useRef<HTMLDivElement>(null);
  // The browser returns focus to the opener when the dialog closes.
  useEffect(() => {
    const dialog = container.current?.querySelector('dialog');
    if (dialog && !dialog.open) dialog.showModal();
  }, [link]);
  return (
    <div ref={container}>
      <Drawer id={drawerId} title={heading} closeLabel={t('close')} isSheetOnPhones>
        <div className={styles.parts}>
          <p className={styles.text}>{link.text}</p>
          <CopyableText
            text={link.url}
            messages={{
              copy: t('share.copy'),
              copyName: t('share.copyName'),
              copied: t('share.copied'),
              selected: t('share.selected'),
            }}
          >
            {link.url}
          </CopyableText>
          <div>
            <ButtonLink href={toEmailHref(link)}>{t('share.byMail')}</ButtonLink>
            <p className={styles.note}>{t('share.mailNote')}</p>
          </div>
        </div>
      </Drawer>
    </div>
  );
};

/** Without a recipient: the visitor's own program asks for one. */
const toEmailHref = ({ title, text, url }: ShareLinkData): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${text}\n\n${url}\n`)}`;

export default ShareLinkDialog;

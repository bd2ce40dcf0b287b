// Lazy entry point of the ring sizer, a native modal dialog. Part of the first paint.
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { createLazyIsland } from '../../ui/createLazyIsland.tsx';
import * as styles from './LazyRingSizer.module.css';
import type { RingSizerProps } from './ring-sizer-island.tsx';

const Loading = () => {
  const { t } = useTranslation('ringSizer');
  return <p role="status">{t('loading')}</p>;
};

const Sizer = createLazyIsland(() => import('./ring-sizer-island.tsx'), Loading);

export const LazyRingSizer = ({ onChoose, ...props }: RingSizerProps) => {
  const { t } = useTranslation('ringSizer');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    dialog.current?.showModal();
  };
  const choose = (size: number) => {
    dialog.current?.close();
    onChoose(size);
  };
  return (
    <div className={styles.place}>
      <Button variant="ghost" onClick={open}>
        {t('open')}
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} closedby="any">
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title}>
              {t('title')}
            </h2>
            <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
              <Icon name="close" />
              {t('close')}
            </button>
          </div>
          {wasOpened && <Sizer {...props} onChoose={choose} />}
        </div>
      </dialog>
    </div>
  );
};

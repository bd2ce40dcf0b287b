// The search dialog: a native form that the order service answers without scripts. Part of the first paint; its island
// turns the field into a combobox with suggestions once the dialog has been opened.
import { navigate } from 'gatsby';
import { type RefObject, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../contract/locale.ts';
import { maxProductSearchLength, parseProductListQuery } from '../../../domain/product-list/product-list-state.ts';
import { useLazyModule } from '../../adapters/browser/use-lazy-module.ts';
import {
  orderServiceSearchPageUrl,
  toNoScriptSearchPageContextParameters,
} from '../../adapters/order-service/no-script-search-page-url.ts';
import { toFilteredProductListPath } from '../../i18n/site-paths.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IslandErrorBoundary } from '../../ui/createLazyIsland.tsx';
import { isPreloadAllowed } from '../../ui/preload-page.ts';
import { searchDialogId } from '../../ui/SearchDialogButton.tsx';
import * as styles from './SearchDialog.module.css';
import type { SearchComboboxProps } from './search-combobox-island.tsx';
import type { SuggestionComboboxInputProps } from './useSuggestionCombobox.ts';

export interface SearchDialogProps extends Pick<SearchComboboxProps, 'ProductPrice' | 'TaxAndShippingNote' | 'menu'> {
  locale: Locale;
  /** Path of the product list. */
  productsPath: string;
}

const load = () => import('./search-combobox-island.tsx');

export const SearchDialog = ({ locale, productsPath, ...content }: SearchDialogProps) => {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const [text, setText] = useState('');
  const isOpen = useIsSearchOpen(dialog, field, setText);
  const { module } = useLazyModule(load, { isWanted: isOpen });
  const [fieldProps, setFieldProps] = useState<SuggestionComboboxInputProps>();
  useSearchClosing(dialog);
  useSearchPreload();
  const [close] = useState(() => () => dialog.current?.close());
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    navigate(toFilteredProductListPath({ search: text.trim() }, locale));
    close();
  };
  return (
    <dialog
      ref={dialog}
      id={searchDialogId}
      className={styles.dialog}
      aria-label={t('search.title')}
      closedby="any"
      // It may be open before hydration.
      suppressHydrationWarning
    >
      <search className={styles.head}>
        <form
          className={styles.form}
          action={orderServiceSearchPageUrl}
          method="get"
          data-needs-script
          onSubmit={submit}
        >
          <label htmlFor={fieldId} className={styles.label}>
            {t('search.label')}
          </label>
          <input
            // Not `type="search"`, which cannot be a combobox; `enterKeyHint` still shows the search key on phones.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            {...fieldProps}
            ref={field}
            id={fieldId}
            name="q"
            className={styles.field}
            maxLength={maxProductSearchLength}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              fieldProps?.onChange?.(event);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') fieldProps?.onKeyDown?.(event);
              else if (text !== '' && !event.nativeEvent.isComposing) {
                // The browser closes the dialog otherwise.
                event.preventDefault();
                setText('');
              }
            }}
          />
          {Object.entries(toNoScriptSearchPageContextParameters(locale, productsPath)).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className={styles.submit}>
            <Icon name="search" />
            <span className={styles.submitText}>{t('search.submit')}</span>
          </button>
        </form>
        <button type="button" className={styles.close} onClick={close} command="close" commandfor={searchDialogId}>
          <Icon name="close" />
          <span className={styles.closeText}>{t('close')}</span>
        </button>
      </search>
      <div className={styles.suggestions}>
        {module && (
          <IslandErrorBoundary fallback={null}>
            <module.default text={isOpen ? text : ''} onFieldProps={setFieldProps} onChoose={close} {...content} />
          </IslandErrorBoundary>
        )}
      </div>
    </dialog>
  );
};

/**
 * Whether the dialog is open: browsers open it without scripts, and before hydration, so its attribute tells. It opens
 * with the search of the page's address.
 */
const useIsSearchOpen = (
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLInputElement | null>,
  setText: (toText: (text: string) => string) => void,
): boolean => {
  const [isOpen, setIsOpen] = useState(false);
  // Before anything else renders the field: the visitor may be typing already.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const readAddress = () => parseProductListQuery(window.location.search).search;
    const follow = (toText: (text: string) => string) => {
      setIsOpen(element.open);
      if (element.open) setText(toText);
    };
    const typed = field.current?.value;
    follow(() => typed || readAddress());
    const observer = new MutationObserver(() => {
      flushSync(() => follow((text) => readAddress() || text));
      if (element.open) field.current?.select();
    });
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [dialog, field, setText]);
  return isOpen;
};

/** Closes the dialog, and returns focus in browsers that do not focus a clicked button. */
const useSearchClosing = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let opener: HTMLElement | null = null;
    const rememberOpener = ({ target }: Event) => {
      opener = findOpener(target) ?? opener;
    };
    const returnFocus = () => {
      if (document.activeElement === document.body) opener?.focus({ preventScroll: true });
    };
    const closeAtBackdrop = ({ target }: Event) => {
      if (target === element) element.close();
    };
    // Between two searches on a page; when the page changes, the layout closes all dialogs.
    const closeAtBack = () => element.close();
    document.addEventListener('click', rememberOpener, true);
    element.addEventListener('close', returnFocus);
    element.addEventListener('click', closeAtBackdrop);
    window.addEventListener('popstate', closeAtBack);
    return () => {
      document.removeEventListener('click', rememberOpener, true);
      element.removeEventListener('close', returnFocus);
      element.removeEventListener('click', closeAtBackdrop);
      window.removeEventListener('popstate', closeAtBack);
    };
  }, [dialog]);
};

/** The button of the header or of the product list that opens the dialog. */
const findOpener = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element
    ? target.closest<HTMLElement>(`[commandfor="${searchDialogId}"][command="show-modal"]`)
    : null;

const intentEvents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Loads the island as soon as a visitor may want to search. */
const useSearchPreload = (): void => {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      if (!findOpener(target) || !isPreloadAllowed()) return;
      stop();
      // The field works without it.
      load().catch(() => undefined);
    };
    const stop = () => {
      for (const type of intentEvents) document.removeEventListener(type, preload);
    };
    for (const type of intentEvents) document.addEventListener(type, preload, { passive: true });
    return stop;
  }, []);
};

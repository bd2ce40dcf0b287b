// Lazy islands: interactive components that load after the page is idle, or show at once if an earlier page has loaded
// them. A placeholder of the same size is shown until then, and stays if the code fails to load or to render.
import { Component, type ComponentType, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyModule } from '../adapters/browser/use-lazy-module.ts';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

interface LazyIslandOptions {
  /** Replaces the placeholder if the code fails to load. */
  Failed?: ComponentType<{ retry: () => void }>;
  /** Whether loading waits until the browser is idle; default true. */
  whenIdle?: boolean;
}

/** @param load imports the island's file: `() => import('./island.tsx')` */
export const createLazyIsland = <Props extends object>(
  load: Load<Props>,
  Placeholder: ComponentType<Props>,
  { Failed, whenIdle = true }: LazyIslandOptions = {},
) => {
  const LazyIsland = (props: Props) => {
    const { module, hasFailed, retry } = useLazyModule(load, { whenIdle });
    const placeholder = <Placeholder {...props} />;
    if (hasFailed && Failed) return <Failed retry={retry} />;
    if (!module) return placeholder;
    return (
      <IslandErrorBoundary fallback={placeholder}>
        <module.default {...props} />
      </IslandErrorBoundary>
    );
  };
  return LazyIsland;
};

interface PageIslandOptions<Props> {
  /** Static part of the island, which it replaces. */
  Preview?: ComponentType<Props>;
  /** Namespace of the texts `loading` and `needsScript`. */
  namespace: string;
  /** Reserves the island's size. */
  size: Pick<CSSProperties, 'maxWidth' | 'minHeight'>;
}

/** An island that fills the page: shows a loading text, loads immediately and explains what to do without scripts. */
export const createLazyPageIsland = <Props extends object>(
  load: Load<Props>,
  { namespace, size, Preview }: PageIslandOptions<Props>,
) => {
  const Loading = (props: Props) => {
    const { t } = useTranslation(namespace);
    return (
      <>
        {Preview && <Preview {...props} />}
        <p role="status" data-starts-at-once>
          {t('loading')}
        </p>
      </>
    );
  };
  const Island = createLazyIsland<Props>(load, Loading, { whenIdle: false });
  const PageIsland = (props: Props) => {
    const { t } = useTranslation(namespace);
    return (
      <div style={size}>
        <Island {...props} />
        <noscript>
          <p>{t('needsScript')}</p>
        </noscript>
      </div>
    );
  };
  return PageIsland;
};

/** Shows `fallback` if the island fails to render. */
export class IslandErrorBoundary extends Component<
  { fallback: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

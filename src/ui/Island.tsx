// A door to an island: shows the fallback, of the island's size, until the island's code and the browser are ready.
// An island that cannot be loaded leaves the fallback standing, so that the page stays usable.
import { Component, type ReactNode, Suspense } from 'react';
import { useWhenIdle } from './useWhenIdle.ts';

export interface IslandProps {
  fallback: ReactNode;
  children: ReactNode;
}

export const Island = ({ fallback, children }: IslandProps) =>
  useWhenIdle() ? (
    <IslandBoundary fallback={fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </IslandBoundary>
  ) : (
    fallback
  );

class IslandBoundary extends Component<IslandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

import type { ReactNode } from 'react';
import { ErrorState } from './error-state.js';
import { SkeletonRows } from './skeleton.js';

interface LoadedProps<Data> {
  /** Completes "Loading …" and "Could not load …", such as `the reported posts`. */
  what: string;
  /** Undefined until the first answer. Later failures leave it. */
  data: Data | undefined;
  error: unknown;
  onRetry: () => unknown;
  /** The placeholder while it loads. */
  rows?: number;
  rowClass?: string;
  children: (data: Data) => ReactNode;
}

/** Data from the server, or that it loads, or that it could not be loaded. */
export function Loaded<Data>({
  what,
  data,
  error,
  onRetry,
  rows = 4,
  rowClass,
  children,
}: LoadedProps<Data>) {
  if (data !== undefined) return children(data);
  if (error !== undefined)
    return <ErrorState title={`Could not load ${what}`} error={error} onRetry={() => void onRetry()} />;
  return <SkeletonRows rows={rows} label={`Loading ${what}`} rowClass={rowClass} />;
}

interface LoadedListProps<Item> extends LoadedProps<readonly Item[]> {
  /** In place of an empty list. */
  empty: ReactNode;
}

/** The same for a list, which may be empty. */
export function LoadedList<Item>({ empty, children, ...rest }: LoadedListProps<Item>) {
  return <Loaded {...rest}>{(items) => (items.length === 0 ? empty : children(items))}</Loaded>;
}

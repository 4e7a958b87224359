import { lazy, Suspense } from 'react';
import type { CodeDiffProps } from './editor-types.js';

const MonacoDiff = lazy(() => import('./monaco-diff.js'));

/** Compares two sources, side by side or inline. Fills its container. */
export function CodeDiff(props: CodeDiffProps) {
  return (
    <Suspense fallback={<p className="p-4 text-sm text-muted">Loading the comparison…</p>}>
      <MonacoDiff {...props} />
    </Suspense>
  );
}

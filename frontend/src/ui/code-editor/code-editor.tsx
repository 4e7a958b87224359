import { lazy, Suspense, useId } from 'react';
import { DEFAULT_EDITOR_SETTINGS, type CodeEditorProps } from './editor-types.js';
import { loadMonacoEditor } from './load-monaco.js';

const MonacoEditor = lazy(loadMonacoEditor);
const TouchEditor = lazy(() => import('./touch-editor.js'));

/** Monaco does not work well with touch, so touch devices get a plain text field. */
const isTouchOnly = () => matchMedia('(hover: none) and (pointer: coarse)').matches;

function LoadingEditor({ value }: { value: string }) {
  return (
    <pre
      role="group"
      aria-busy="true"
      aria-label="Loading the editor"
      className="h-full overflow-hidden px-14 py-3 font-mono text-sm leading-relaxed text-muted"
    >
      {value}
    </pre>
  );
}

/**
 * The source editor. Fills its container. Loads Monaco, or on touch devices a text field with a row of character keys.
 */
export function CodeEditor({
  settings = DEFAULT_EDITOR_SETTINGS,
  ...props
}: Partial<Pick<CodeEditorProps, 'settings'>> & Omit<CodeEditorProps, 'settings'>) {
  const helpId = useId();
  const loading = <LoadingEditor value={props.value} />;
  if (isTouchOnly())
    return (
      <Suspense fallback={loading}>
        <TouchEditor settings={settings} {...props} />
      </Suspense>
    );
  return (
    <div
      className="h-full min-h-0"
      role="group"
      aria-label={`${props.ariaLabel} area`}
      aria-describedby={helpId}
    >
      <p id={helpId} className="sr-only">
        Tab indents. Press Escape, then Tab to leave the editor; Control M (Shift Option M on a Mac) switches
        the Tab key permanently.
      </p>
      <Suspense fallback={loading}>
        <MonacoEditor settings={settings} {...props} />
      </Suspense>
    </div>
  );
}

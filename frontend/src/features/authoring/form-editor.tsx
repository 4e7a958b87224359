import type { Language } from '@evident/contracts/languages';
import { useEffect, useId, useRef, useState } from 'react';
import { useController, type FieldPath } from 'react-hook-form';
import { CodeEditor } from '../../ui/code-editor/code-editor.js';
import { DEFAULT_EDITOR_SETTINGS, MONACO_LANGUAGES } from '../../ui/code-editor/editor-types.js';
import { cx } from '../../ui/cx.js';
import type { FormValues } from './form-values.js';
import { useFormRevision } from './form-context.js';

interface FormEditorProps {
  name: Extract<
    FieldPath<FormValues>,
    | `codeSnippets.${string}`
    | `referenceSolutions.${string}`
    | 'programs.validator'
    | 'programs.generator'
    | 'programs.brute'
    | `programs.wrong.${number}.sourceCode`
  >;
  label: string;
  language: Language;
}

/** `seen` becomes true when the element is near the viewport, and stays true. */
function useSeen() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '200px' },
    );
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, seen, see: () => setSeen(true) };
}

/** An editor of 300 px for a source field, mounted when it is near the viewport or focused. */
export function FormEditor({ name, label, language }: FormEditorProps) {
  const { field, fieldState } = useController<FormValues, typeof name>({ name });
  const revision = useFormRevision();
  const { ref, seen, see } = useSeen();
  const errorId = useId();
  const value = field.value;
  return (
    <div className="flex min-w-0 flex-col gap-1.5" data-field={name}>
      <span className="text-sm font-medium">{label}</span>
      <div
        ref={ref}
        className={cx(
          'h-[300px] overflow-hidden rounded-control border bg-surface',
          fieldState.error ? 'border-fail' : 'border-control',
        )}
        aria-describedby={fieldState.error ? errorId : undefined}
        onBlur={field.onBlur}
      >
        {seen ? (
          <CodeEditor
            path={`authoring/${name}`}
            language={MONACO_LANGUAGES[language]}
            value={value ?? ''}
            revision={revision}
            settings={DEFAULT_EDITOR_SETTINGS}
            ariaLabel={label}
            onChange={field.onChange}
          />
        ) : (
          <textarea
            aria-label={label}
            value={value}
            readOnly
            onFocus={see}
            className="size-full resize-none bg-transparent px-14 py-3 font-mono text-sm leading-relaxed text-muted"
          />
        )}
      </div>
      {fieldState.error && (
        <p id={errorId} className="text-[0.8125rem] text-fail">
          {fieldState.error.message}
        </p>
      )}
    </div>
  );
}

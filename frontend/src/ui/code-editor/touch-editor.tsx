import { useEffect, useEffectEvent, useRef } from 'react';
import { toasts } from '../../lib/toasts.js';
import type { CodeEditorProps } from './editor-types.js';

const KEYS = ['Tab', '{', '}', '(', ')', '[', ']', ';', '"', '='];

/** Inserts text so that the browser's undo still works. */
function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // Deprecated, but the only way to edit a field with undo.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** A text field with keys for characters that phone keyboards hide. */
export default function TouchEditor(props: CodeEditorProps) {
  const { value, revision, path, settings, readOnly, ariaLabel, onChange } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const format = useEffectEvent(async () => {
    const source = field.current?.value ?? '';
    const { format: formatted } = await import('./format/format.js');
    const outcome = await formatted({ language: props.language, source, indent: settings.tabSize });
    if ('refusal' in outcome) toasts.error(outcome.refusal);
    else if (field.current?.value === source && outcome.text !== source) {
      field.current.select();
      insertText(field.current, outcome.text);
      field.current.setSelectionRange(0, 0);
    }
  });
  const ready = useEffectEvent((mounted: boolean) => {
    props.onReady?.(
      mounted
        ? {
            focus: () => field.current?.focus(),
            revealLine(line) {
              const text =
                field.current?.value
                  .split('\n')
                  .slice(0, line - 1)
                  .join('\n') ?? '';
              const at = line === 1 ? 0 : text.length + 1;
              field.current?.focus();
              field.current?.setSelectionRange(at, at);
            },
            replaceAll: (text) => onChange?.(text),
            undo: () => void document.execCommand('undo'),
            format: () => format(),
          }
        : null,
    );
  });
  useEffect(() => {
    ready(true);
    return () => ready(false);
  }, []);
  const tab = ' '.repeat(settings.tabSize);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <textarea
        ref={field}
        key={`${path}:${revision}`}
        defaultValue={value}
        onChange={(event) => onChange?.(event.target.value)}
        readOnly={readOnly}
        aria-label={ariaLabel}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        wrap="off"
        style={{ tabSize: settings.tabSize, fontSize: Math.max(16, settings.fontSize) }}
        className="min-h-0 flex-1 resize-none overflow-auto bg-surface p-3 font-mono leading-relaxed text-ink outline-none"
      />
      {!readOnly && (
        <div
          role="toolbar"
          aria-label="Characters"
          className="flex gap-1 overflow-x-auto border-t border-line p-1"
        >
          {KEYS.map((key) => (
            <button
              key={key}
              type="button"
              // Keeps the focus, and with it the phone's keyboard, on the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => field.current && insertText(field.current, key === 'Tab' ? tab : key)}
              className="min-h-11 min-w-11 flex-1 rounded-control border border-line font-mono text-base"
            >
              {key}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

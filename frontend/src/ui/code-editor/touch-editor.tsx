import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { toasts } from '../../lib/toasts.js';
import { colouredPieces, type ColouredPiece } from './coloured-text.js';
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

const COLOURS: Readonly<Record<ColouredPiece['kind'], string | undefined>> = {
  plain: undefined,
  keyword: 'text-accent',
  string: 'text-pass',
  number: 'text-orange',
  comment: 'text-muted',
};
const START = { left: 0, top: 0 };

/** The pieces of a program in their colours. They are drawn again for a new text only, not while one scrolls. */
const Pieces = memo(function Pieces({
  language,
  text,
}: Pick<CodeEditorProps, 'language'> & { text: string }) {
  const pieces = useMemo(() => colouredPieces(language, text), [language, text]);
  return pieces.map(({ kind, text: piece }, at) => (
    <span key={at} className={COLOURS[kind]}>
      {piece}
    </span>
  ));
});

interface ColouredTextProps extends Pick<CodeEditorProps, 'language'> {
  text: string;
  lines: number;
  /** CSS width of the column of line numbers. */
  gutter: string;
  scrolled: { left: number; top: number };
}

/** What is seen through the text field: line numbers and the coloured program. */
function ColouredText({ language, text, lines, gutter, scrolled }: ColouredTextProps) {
  const numbers = useMemo(() => Array.from({ length: lines }, (_, at) => at + 1).join('\n'), [lines]);
  const move = (left: number) => ({ transform: `translate(${-left}px, ${-scrolled.top}px)` });
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 flex overflow-hidden">
      <pre
        data-testid="line-numbers"
        style={{ width: gutter, ...move(0) }}
        className="shrink-0 py-3 pr-3 text-right text-muted"
      >
        {numbers}
      </pre>
      <div className="min-w-0 flex-1 overflow-hidden">
        <pre data-testid="coloured-text" style={move(scrolled.left)} className="w-max py-3 text-ink">
          <Pieces language={language} text={text} />
        </pre>
      </div>
    </div>
  );
}

/** A text field with line numbers and colours, and keys for characters that phone keyboards hide. */
export default function TouchEditor(props: CodeEditorProps) {
  const { value, revision, path, language, settings, readOnly, ariaLabel, onChange } = props;
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
  const [scrolled, setScrolled] = useState(START);
  const lines = value.split('\n').length;
  const gutter = `calc(${String(lines).length}ch + 1.5rem)`;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div
        style={{ tabSize: settings.tabSize, fontSize: Math.max(16, settings.fontSize) }}
        className="relative min-h-0 flex-1 overflow-hidden bg-surface font-mono leading-relaxed"
      >
        <ColouredText language={language} text={value} gutter={gutter} lines={lines} scrolled={scrolled} />
        <textarea
          ref={field}
          key={`${path}:${revision}`}
          defaultValue={value}
          onChange={(event) => onChange?.(event.target.value)}
          onScroll={({ currentTarget: { scrollLeft, scrollTop } }) =>
            setScrolled({ left: scrollLeft, top: scrollTop })
          }
          readOnly={readOnly}
          aria-label={ariaLabel}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          style={{ paddingLeft: gutter }}
          // The text below is seen through it. Its own is needed for the cursor and the selection.
          className="absolute inset-0 size-full resize-none overflow-auto bg-transparent py-3 pr-3 caret-ink outline-none [-webkit-text-fill-color:transparent]"
        />
      </div>
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

import { LIMITS } from '@evident/contracts/limits';
import { useState } from 'react';
import { formatNumber } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { ErrorState } from '../../ui/error-state.js';
import { inputClass } from '../../ui/field.js';
import { Markdown } from '../../ui/markdown.js';
import { Segmented } from '../../ui/segmented.js';
import { LoadingPane } from '../../ui/spinner.js';
import { useNote, type NoteEditor, type NoteState } from './use-note.js';

type View = 'write' | 'preview';
const VIEWS: readonly { value: View; label: string }[] = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview' },
];
const WORDS: Readonly<Record<NoteState, string>> = {
  loading: '',
  failed: '',
  saved: 'Saved',
  saving: 'Saving…',
  local: 'Saved on this device',
  conflict: 'Not saved',
};
/** From here on the number of characters is shown. */
const NEARLY_FULL = LIMITS.noteCharacters - 1_000;

const joined = (mine: string, theirs: string) => `${mine.trimEnd()}\n\n---\n\n${theirs}`;

/** Shown when two devices have changed the note: nothing is lost before the learner has chosen. */
function Conflict({ text, theirs, settle }: NoteEditor & { theirs: string }) {
  const both = joined(text, theirs);
  return (
    <section
      role="alert"
      aria-label="Two texts of this note"
      className="flex flex-col gap-3 rounded-panel bg-warn-tint px-4 py-3"
    >
      <p>
        <span className="font-medium">Another device has changed this note.</span> Its text is below. Which
        one do you want to keep?
      </p>
      <pre className="max-h-48 overflow-auto rounded-control border border-line bg-surface p-3 text-[0.8125rem] whitespace-pre-wrap">
        {theirs === '' ? '(empty)' : theirs}
      </pre>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => settle(text)}>
          Keep my text
        </Button>
        <Button size="sm" onClick={() => settle(theirs)}>
          Take the other text
        </Button>
        <Button size="sm" disabled={both.length > LIMITS.noteCharacters} onClick={() => settle(both)}>
          Keep both
        </Button>
      </div>
    </section>
  );
}

/** The learner's note on this problem, in Markdown. */
export default function NotesPanel({ userId, problemId }: { userId: string; problemId: string }) {
  const note = useNote(userId, problemId);
  const [view, setView] = useState<View>('write');
  if (note.state === 'loading') return <LoadingPane label="Loading" className="min-h-40" />;
  if (note.state === 'failed') {
    return <ErrorState title="Your note could not be loaded" error={note.error} onRetry={note.retry} />;
  }
  return (
    <section aria-label="Notes" className="flex min-h-full flex-col gap-3 p-4 lg:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Segmented label="View of the note" value={view} options={VIEWS} onChange={setView} />
        <p role="status" className="ml-auto text-[0.8125rem] text-muted">
          {WORDS[note.state]}
        </p>
      </div>
      {note.theirs !== null && <Conflict {...note} theirs={note.theirs} />}
      {view === 'write' ? (
        <textarea
          aria-label="Your note in Markdown"
          value={note.text}
          maxLength={LIMITS.noteCharacters}
          placeholder="What is the idea? Where did you go wrong? Only you can read this."
          onChange={(event) => note.type(event.target.value)}
          className={cx(
            inputClass,
            'min-h-48 flex-1 resize-none px-3 py-2 font-mono text-[0.8125rem] leading-6',
          )}
        />
      ) : note.text.trim() === '' ? (
        <p className="text-muted">Nothing to preview yet.</p>
      ) : (
        <Markdown text={note.text} />
      )}
      <p className="text-[0.8125rem] text-muted">
        Markdown. Kept with your account; only you can read it.
        {note.text.length > NEARLY_FULL &&
          ` ${formatNumber(note.text.length)} of ${formatNumber(LIMITS.noteCharacters)} characters.`}
      </p>
    </section>
  );
}

import type { NamedDraft } from '@evident/contracts/http/named-drafts';
import { LANGUAGE_LABELS, type Language } from '@evident/contracts/languages';
import { LIMITS } from '@evident/contracts/limits';
import { useRef, useState, type FormEvent } from 'react';
import { asApiError } from '../../lib/api.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { Field, TextInput } from '../../ui/field.js';
import { SkeletonRows } from '../../ui/skeleton.js';
import { linesOf, when } from './draft-history.js';
import {
  useGetNamedDraftsQuery,
  useRemoveNamedDraftMutation,
  useSaveNamedDraftMutation,
} from './drafts-api.js';
import type { OpenedDraft } from './opened-draft.js';

interface NameFormProps {
  label: string;
  initial: string;
  action: string;
  hint?: (name: string) => string | undefined;
  onSave: (name: string) => Promise<unknown>;
  onCancel?: () => void;
}

/** A name and the button that keeps something under it. */
function NameForm({ label, initial, action, hint, onSave, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial);
  const [given, setGiven] = useState(initial);
  if (given !== initial) {
    setGiven(initial);
    setName(initial);
  }
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setError('Give the draft a name.');
    setBusy(true);
    try {
      await onSave(name.trim());
      setError(undefined);
    } catch (failure) {
      const said = asApiError(failure);
      setError(said?.fields['name'] ?? said?.message ?? 'The draft was not saved. Try again.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Field label={label} error={error} hint={hint?.(name.trim())}>
        <TextInput
          value={name}
          maxLength={LIMITS.draftNameCharacters}
          onChange={(event) => {
            setName(event.target.value);
            setError(undefined);
          }}
        />
      </Field>
      <div className="mt-2 flex gap-2">
        <Button type="submit" variant="primary" size="sm" busy={busy}>
          {action}
        </Button>
        {onCancel && (
          <Button size="sm" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

interface RowProps {
  draft: NamedDraft;
  isOpened: boolean;
  onOpen: () => void;
  onCompare: () => void;
  onRename: (name: string) => Promise<unknown>;
  onDelete: () => Promise<unknown>;
}

function DraftRow({ draft, isOpened, onOpen, onCompare, onRename, onDelete }: RowProps) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const [failed, setFailed] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { name } = draft;
  const stop = () => {
    setDoing(null);
    // The control that had the focus is gone.
    requestAnimationFrame(() => row.current?.querySelector('button')?.focus());
  };
  if (doing === 'rename')
    return (
      <li ref={row} className="p-3">
        <NameForm
          label={`New name of “${name}”`}
          initial={name}
          action="Rename"
          onSave={onRename}
          onCancel={stop}
        />
      </li>
    );
  if (doing === 'delete')
    return (
      <li ref={row} className="p-3">
        <div role="group" aria-label={`Delete “${name}”`} className="flex flex-wrap items-center gap-2">
          <p className="min-w-0 flex-1 basis-48">
            {failed ? 'It was not deleted. Try again.' : `Delete “${name}”? The text in the editor stays.`}
          </p>
          <Button size="sm" autoFocus onClick={stop}>
            Keep it
          </Button>
          <Button
            size="sm"
            variant="danger"
            onClick={() => {
              onDelete().catch(() => setFailed(true));
            }}
          >
            Delete
          </Button>
        </div>
      </li>
    );
  return (
    <li ref={row} className="flex min-h-11 flex-wrap items-center gap-x-1 gap-y-1 py-1.5 pr-2 pl-3">
      <span className="min-w-0 basis-full">
        <span className="font-medium break-words">{name}</span>
        {isOpened && <Badge className="ml-2">In the editor</Badge>}
        <span className="block text-[0.8125rem] text-muted">
          {LANGUAGE_LABELS[draft.language]} · {linesOf(draft.sourceCode)} ·{' '}
          {when(Date.parse(draft.updatedAt))}
        </span>
      </span>
      <Button size="sm" aria-label={`Open “${name}”`} onClick={onOpen}>
        Open
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Compare “${name}” with the editor`} onClick={onCompare}>
        Compare
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Rename “${name}”`} onClick={() => setDoing('rename')}>
        Rename
      </Button>
      <Button size="sm" variant="ghost" aria-label={`Delete “${name}”`} onClick={() => setDoing('delete')}>
        Delete
      </Button>
    </li>
  );
}

interface NamedDraftsProps {
  problemId: string;
  language: Language;
  /** The text in the editor. */
  source: string;
  opened: string | null;
  onOpened: (opened: OpenedDraft) => void;
  onOpen: (draft: NamedDraft) => void;
  onCompare: (draft: NamedDraft) => void;
}

/** Keeps the text in the editor under a name, and brings others back. */
export function NamedDrafts({ problemId, language, source, opened, ...on }: NamedDraftsProps) {
  const {
    data: drafts,
    error,
    refetch,
  } = useGetNamedDraftsQuery(problemId, {
    refetchOnMountOrArgChange: true,
  });
  const [save] = useSaveNamedDraftMutation();
  const [remove] = useRemoveNamedDraftMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = (name: string) => drafts?.some((draft) => draft.name === name) === true;
  const keep = async (name: string) => {
    await save({ problemId, draft: { name, language, sourceCode: source } }).unwrap();
    on.onOpened({ name, language });
  };
  const rename = async (draft: NamedDraft, name: string) => {
    const { language: written, sourceCode } = draft;
    await save({
      problemId,
      draft: { name, language: written, sourceCode, formerName: draft.name },
    }).unwrap();
    if (opened === draft.name) on.onOpened({ name, language: written });
    heading.current?.focus();
  };
  const drop = async ({ name, language: written }: NamedDraft) => {
    await remove({ problemId, name }).unwrap();
    if (opened === name) on.onOpened({ name: '', language: written });
    heading.current?.focus();
  };
  return (
    <>
      <NameForm
        label="Save the text in the editor as"
        initial={opened ?? ''}
        action="Save draft"
        hint={(name) => (isKnown(name) ? `Replaces the text of “${name}”.` : 'For example: Brute force')}
        onSave={keep}
      />
      <section>
        <h3 ref={heading} tabIndex={-1} className="mb-2 text-sm font-medium outline-none">
          Your drafts
        </h3>
        {drafts === undefined ? (
          error ? (
            <ErrorState title="Could not load your drafts" error={error} onRetry={() => void refetch()} />
          ) : (
            <SkeletonRows rows={2} label="Loading drafts" rowClass="h-11" />
          )
        ) : drafts.length === 0 ? (
          <p className="text-muted">No named drafts yet. Save one to try another idea and come back.</p>
        ) : (
          <ul className="divide-y divide-line rounded-panel border border-line">
            {drafts.map((draft) => (
              <DraftRow
                key={draft.name}
                draft={draft}
                isOpened={draft.name === opened}
                onOpen={() => on.onOpen(draft)}
                onCompare={() => on.onCompare(draft)}
                onRename={(name) => rename(draft, name)}
                onDelete={() => drop(draft)}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

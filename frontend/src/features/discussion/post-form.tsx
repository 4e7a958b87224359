import { DISCUSSION_LIMITS } from '@evident/contracts/limits';
import { useState, type FormEvent } from 'react';
import { asApiError } from '../../lib/api.js';
import { Button } from '../../ui/button.js';
import { Field, TextArea, TextInput } from '../../ui/field.js';
import { ForeignText } from '../../ui/foreign-text.js';
import { useKeptPost } from './kept-post.js';

export interface PostText {
  title: string;
  body: string;
}

interface PostFormProps {
  /** The texts are kept under this name until they are saved or the form is cancelled. */
  keptAs: string;
  /** Label of the text. */
  label: string;
  /** Whether the post has a title. */
  titled?: boolean;
  initial?: PostText;
  submitLabel: string;
  busy: boolean;
  /** The failure of the last try; the texts stay. */
  error: unknown;
  /** @returns whether the post was saved */
  onSubmit: (text: PostText) => Promise<boolean>;
  onCancel?: () => void;
}

const { titleMin, titleMax, bodyMax } = DISCUSSION_LIMITS;
const NOTHING: PostText = { title: '', body: '' };

/** Writes Markdown, with a preview. */
export function PostForm({
  keptAs,
  label,
  titled = false,
  initial = NOTHING,
  submitLabel,
  busy,
  error,
  onSubmit,
  onCancel,
}: PostFormProps) {
  const kept = useKeptPost(keptAs, initial);
  const [title, body] = [kept.title.text, kept.body.text];
  const [preview, setPreview] = useState(false);
  const failed = error === undefined ? null : asApiError(error);
  const tooLong = body.trim().length > bodyMax ? `The text must be at most ${bodyMax} characters` : undefined;
  const ready = body.trim() !== '' && tooLong === undefined && (!titled || title.trim().length >= titleMin);
  const forget = () => {
    kept.title.drop();
    kept.body.drop();
    setPreview(false);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (ready && (await onSubmit({ title: title.trim(), body: body.trim() }))) forget();
  };
  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      {titled && (
        <Field label="Title" error={failed?.fields['title']}>
          <TextInput
            maxLength={titleMax}
            value={title}
            onChange={(event) => kept.title.type(event.target.value)}
          />
        </Field>
      )}
      <Field
        label={label}
        hint="Markdown. Put code between lines of ```. Others see your name."
        error={tooLong ?? failed?.fields['body']}
      >
        <TextArea rows={6} value={body} onChange={(event) => kept.body.type(event.target.value)} />
      </Field>
      {preview && (
        <section aria-label="Preview" className="rounded-control border border-line p-3">
          {body.trim() === '' ? (
            <p className="text-muted">Nothing to preview</p>
          ) : (
            <ForeignText text={body} />
          )}
        </section>
      )}
      {error !== undefined && (
        <p role="alert" className="text-[0.8125rem] text-fail">
          {failed?.message ?? 'Your post could not be saved. Try again.'}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="primary" busy={busy} disabled={!ready}>
          {submitLabel}
        </Button>
        <Button size="sm" aria-pressed={preview} onClick={() => setPreview(!preview)}>
          Preview
        </Button>
        {onCancel && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              forget();
              onCancel();
            }}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

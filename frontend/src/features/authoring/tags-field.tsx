import { useEffect, useEffectEvent, useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { TextInput } from '../../ui/field.js';
import { CrossIcon, PlusIcon } from '../../ui/icons.js';
import type { FormValues } from './form-values.js';
import { unknownTags, useKnownTags } from './known-tags.js';

const LAST_TAG = 'A problem needs at least one tag.';

/** One input per tag, with the known ones offered. The last tag cannot be removed; an unknown one has to be made on purpose. */
export function TagsField() {
  const { known, make } = useKnownTags();
  const suggestions = useId();
  const { field, fieldState } = useController<FormValues, 'tags'>({ name: 'tags' });
  const tags = field.value;
  const last = tags.length === 1;
  const { trigger } = useFormContext<FormValues>();
  const isRefused = fieldState.error?.type === 'unknown';
  const checkAgain = useEffectEvent(() => {
    if (isRefused) void trigger('tags');
  });
  useEffect(() => checkAgain(), [known.length]);
  const unknown = unknownTags(tags, known);
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;
  return (
    <fieldset className="flex flex-col gap-1.5" data-field="tags">
      <legend className="mb-1.5 text-sm font-medium">Tags</legend>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag, at) => (
          <span key={at} className="flex items-center">
            <TextInput
              aria-label={`Tag ${at + 1}`}
              aria-invalid={error !== undefined || undefined}
              list={suggestions}
              value={tag}
              onChange={(event) =>
                field.onChange(tags.map((other, k) => (k === at ? event.target.value : other)))
              }
              onBlur={field.onBlur}
              className="w-44 rounded-r-none"
            />
            <Button
              iconOnly
              aria-label={`Remove tag ${at + 1}`}
              aria-disabled={last || undefined}
              title={last ? LAST_TAG : undefined}
              onClick={last ? undefined : () => field.onChange(tags.filter((_other, k) => k !== at))}
              className="h-9 rounded-l-none border-l-0 pointer-coarse:h-11"
            >
              <CrossIcon />
            </Button>
          </span>
        ))}
        <Button onClick={() => field.onChange([...tags, ''])} className="h-9 pointer-coarse:h-11">
          <PlusIcon />
          Add tag
        </Button>
      </div>
      <datalist id={suggestions}>
        {known.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      {fieldState.isTouched &&
        unknown.map((tag) => (
          <p key={tag} className="flex flex-wrap items-center gap-2 text-[0.8125rem] text-muted">
            No problem has the tag “{tag}” yet.
            <Button onClick={() => make(tag)}>Make this tag</Button>
          </p>
        ))}
      {error !== undefined && <p className="text-[0.8125rem] text-fail">{error}</p>}
    </fieldset>
  );
}

import { DIFFICULTIES } from '@evident/contracts/problem-fields';
import { useController, useFormContext } from 'react-hook-form';
import { DIFFICULTY_LABELS } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { Field, TextArea, TextInput } from '../../ui/field.js';
import { CrossIcon, PlusIcon } from '../../ui/icons.js';
import { Select } from '../../ui/select.js';
import { FormSection } from './form-section.js';
import type { FormValues } from './form-values.js';

const LAST_TAG = 'A problem needs at least one tag.';

/** One input per tag. The last tag cannot be removed. */
function TagsField() {
  const { field, fieldState } = useController<FormValues, 'tags'>({ name: 'tags' });
  const tags = field.value;
  const last = tags.length === 1;
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
      {error !== undefined && <p className="text-[0.8125rem] text-fail">{error}</p>}
    </fieldset>
  );
}

export function StatementSection() {
  const { register, formState } = useFormContext<FormValues>();
  const difficulty = useController<FormValues, 'difficulty'>({ name: 'difficulty' });
  return (
    <FormSection id="statement">
      <Field label="Title" error={formState.errors.title?.message}>
        <TextInput {...register('title')} />
      </Field>
      <Field
        label="Description"
        error={formState.errors.description?.message}
        hint="Markdown. Describe the exact format of input and output."
      >
        <TextArea {...register('description')} rows={10} className="font-mono text-[0.8125rem] leading-6" />
      </Field>
      <Select
        label="Difficulty"
        value={difficulty.field.value}
        options={DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }))}
        onChange={difficulty.field.onChange}
        className="w-44"
      />
      <TagsField />
    </FormSection>
  );
}

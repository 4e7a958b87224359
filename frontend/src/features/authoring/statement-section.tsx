import { DIFFICULTIES } from '@evident/contracts/problem-fields';
import { useController, useFormContext } from 'react-hook-form';
import { DIFFICULTY_LABELS } from '../../ui/badge.js';
import { Field, TextArea, TextInput } from '../../ui/field.js';
import { Select } from '../../ui/select.js';
import { FormSection } from './form-section.js';
import type { FormValues } from './form-values.js';
import { TagsField } from './tags-field.js';

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

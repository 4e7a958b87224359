import { useFormContext } from 'react-hook-form';
import { Field, TextArea } from '../../ui/field.js';
import { FormSection } from './form-section.js';
import type { FormValues } from './form-values.js';

export function AdditionalSection() {
  const { register, formState } = useFormContext<FormValues>();
  const { errors } = formState;
  return (
    <FormSection id="additional">
      <Field label="Constraints" error={errors.constraints?.message}>
        <TextArea {...register('constraints')} rows={3} />
      </Field>
      <Field
        label="Hints (Optional)"
        error={errors.hints?.message}
        hint="Separate hints with a line ---. Learners open them one by one."
      >
        <TextArea {...register('hints')} rows={4} />
      </Field>
      <Field label="Editorial (Optional)" error={errors.editorial?.message}>
        <TextArea {...register('editorial')} rows={6} />
      </Field>
    </FormSection>
  );
}

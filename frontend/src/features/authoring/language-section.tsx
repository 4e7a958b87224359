import type { EditorLanguage } from '@evident/contracts/languages';
import { useFormContext } from 'react-hook-form';
import { Field, TextArea } from '../../ui/field.js';
import { FormEditor } from './form-editor.js';
import { FormSection } from './form-section.js';
import type { FormValues } from './form-values.js';

const SECTION_ID = { JAVASCRIPT: 'javascript', PYTHON: 'python', JAVA: 'java' } as const;
const mono = 'font-mono text-[0.8125rem] leading-6';

/** Starter code, reference solution and example of one language. */
export function LanguageSection({ language }: { language: EditorLanguage }) {
  const { register, formState } = useFormContext<FormValues>();
  const errors = formState.errors.examples?.[language];
  return (
    <FormSection id={SECTION_ID[language]}>
      <div className="grid gap-4 xl:grid-cols-2">
        <FormEditor name={`codeSnippets.${language}`} label="Starter Code Template" language={language} />
        <FormEditor name={`referenceSolutions.${language}`} label="Reference Solution" language={language} />
      </div>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">Example</legend>
        <div className="grid gap-3 md:grid-cols-2">
          <Field label="Input" error={errors?.input?.message}>
            <TextArea {...register(`examples.${language}.input`)} rows={2} className={mono} />
          </Field>
          <Field label="Output" error={errors?.output?.message}>
            <TextArea {...register(`examples.${language}.output`)} rows={2} className={mono} />
          </Field>
        </div>
        <Field label="Explanation" error={errors?.explanation?.message}>
          <TextArea {...register(`examples.${language}.explanation`)} rows={2} />
        </Field>
      </fieldset>
    </FormSection>
  );
}

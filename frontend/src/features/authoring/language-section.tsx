import { LANGUAGE_LABELS, type EditorLanguage } from '@evident/contracts/languages';
import { useFormContext, useWatch } from 'react-hook-form';
import { counted } from '../../lib/format.js';
import { cx } from '../../ui/cx.js';
import { Field, TextArea } from '../../ui/field.js';
import { ChevronRightIcon } from '../../ui/icons.js';
import { Segmented } from '../../ui/segmented.js';
import { FormEditor } from './form-editor.js';
import { formProblems, SECTIONS, type FormValues } from './form-values.js';
import { useOpenLanguage, type ProgramField } from './open-language.js';

const SECTION_ID = { JAVASCRIPT: 'javascript', PYTHON: 'python', JAVA: 'java' } as const;
const PROGRAMS = [
  { value: 'codeSnippets', label: 'Starter Code Template' },
  { value: 'referenceSolutions', label: 'Reference Solution' },
] as const satisfies readonly { value: ProgramField; label: string }[];
const mono = 'font-mono text-[0.8125rem] leading-6';

/** @returns how far a language is, for its folded heading. */
function useStanding(language: EditorLanguage): { words: string; failing: boolean } {
  const { control, formState } = useFormContext<FormValues>();
  const [starter, reference, example] = useWatch({
    control,
    name: [`codeSnippets.${language}`, `referenceSolutions.${language}`, `examples.${language}`],
  });
  const { id } = SECTIONS.find((section) => 'language' in section && section.language === language) ?? {};
  const errors = formProblems(formState.errors).filter((problem) => problem.section === id).length;
  if (errors > 0) return { words: counted(errors, 'error'), failing: true };
  const missing = [
    !starter?.trim() && 'starter',
    !reference?.trim() && 'reference',
    !(example?.input.trim() && example.output.trim()) && 'example',
  ].filter((part) => part !== false);
  return { words: missing.length === 0 ? 'Complete' : `Missing: ${missing.join(', ')}`, failing: false };
}

function LanguageFields({ language }: { language: EditorLanguage }) {
  const { register, formState } = useFormContext<FormValues>();
  const { open, setOpen } = useOpenLanguage();
  const errors = formState.errors.examples?.[language];
  const shown = PROGRAMS.find(({ value }) => value === open.program) ?? PROGRAMS[0];
  return (
    <div className="grid gap-4 border-t border-line p-4 xl:grid-cols-[3fr_2fr]">
      <div className="flex min-w-0 flex-col gap-2">
        <Segmented
          label={`Program in ${LANGUAGE_LABELS[language]}`}
          value={open.program}
          options={PROGRAMS}
          onChange={(program) => setOpen({ language, program })}
        />
        <FormEditor
          key={shown.value}
          name={`${shown.value}.${language}`}
          label={shown.label}
          language={language}
        />
      </div>
      <fieldset className="flex min-w-0 flex-col gap-3">
        <legend className="mb-2 text-sm font-medium">Example</legend>
        <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-1">
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
    </div>
  );
}

/** Starter code, reference solution and example of one language. One language is unfolded at a time. */
export default function LanguageSection({ language }: { language: EditorLanguage }) {
  const { open, setOpen } = useOpenLanguage();
  const { words, failing } = useStanding(language);
  const id = SECTION_ID[language];
  const expanded = open.language === language;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="scroll-mt-20 rounded-panel border border-line bg-surface"
    >
      <h2 id={`${id}-heading`} className="text-[0.9375rem]">
        <button
          type="button"
          aria-expanded={expanded}
          onClick={() => setOpen({ ...open, language: expanded ? null : language })}
          className="flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left outline-offset-[-2px]"
        >
          <ChevronRightIcon className={cx('text-muted transition-transform', expanded && 'rotate-90')} />
          {LANGUAGE_LABELS[language]}
          <span className={cx('text-[0.8125rem] font-normal', failing ? 'text-fail' : 'text-muted')}>
            {words}
          </span>
        </button>
      </h2>
      {expanded && <LanguageFields language={language} />}
    </section>
  );
}

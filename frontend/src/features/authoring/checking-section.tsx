import { LANGUAGE_LABELS, LANGUAGES, VERDICT_LABELS, VERDICTS } from '@evident/contracts/labels';
import type { Language } from '@evident/contracts/languages';
import { useState } from 'react';
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { asApiError } from '../../lib/api.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { PlusIcon, TrashIcon } from '../../ui/icons.js';
import { Segmented } from '../../ui/segmented.js';
import { Select } from '../../ui/select.js';
import { useCheckAtRandomMutation } from './authoring-api.js';
import { FormEditor } from './form-editor.js';
import { FormSection } from './form-section.js';
import type { FormValues } from './form-values.js';
import { MatrixResult, useMatrix } from './matrix-result.js';

const PROGRAMS = [
  { value: 'validator', label: 'Validator' },
  { value: 'generator', label: 'Generator' },
  { value: 'brute', label: 'Brute force' },
  { value: 'wrong', label: 'Wrong programs' },
] as const;
type ProgramName = (typeof PROGRAMS)[number]['value'];

const HELP: Record<ProgramName, string> = {
  validator:
    'JavaScript: export function validate(input) returns null, or a sentence that says what is wrong. It checks every test when the problem is saved, and the inputs that learners try.',
  generator:
    'JavaScript: export const generator = { variables, families, generate({ family, sizes, random }) }. It makes random inputs.',
  brute: 'Python: slow and right. Its answers to small random inputs are compared with the references.',
  wrong: 'Programs that the tests must refuse. Verify runs them too.',
};
const WRONG_VERDICTS = VERDICTS.filter((verdict) => verdict !== 'accepted' && verdict !== 'compile_error');
type WrongVerdict = Exclude<(typeof VERDICTS)[number], 'accepted' | 'compile_error'>;

function WrongProgram({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { register, formState } = useFormContext<FormValues>();
  const language = useController<FormValues, `programs.wrong.${number}.language`>({
    name: `programs.wrong.${at}.language`,
  });
  const verdict = useController<FormValues, `programs.wrong.${number}.verdict`>({
    name: `programs.wrong.${at}.verdict`,
  });
  const errors = formState.errors.programs?.wrong?.[at];
  return (
    <li
      className="flex flex-col gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0"
      data-testid="wrong-program"
    >
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Name" error={errors?.name?.message} className="min-w-48 flex-1">
          <TextInput placeholder="off-by-one" {...register(`programs.wrong.${at}.name`)} />
        </Field>
        <Select
          label="Language"
          value={language.field.value as Language}
          options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] }))}
          onChange={language.field.onChange}
        />
        <Select
          label="Expected verdict"
          value={verdict.field.value as WrongVerdict}
          options={WRONG_VERDICTS.map((value) => ({ value, label: VERDICT_LABELS[value] }))}
          onChange={verdict.field.onChange}
        />
        <Button
          variant="ghost"
          iconOnly
          aria-label={`Remove wrong program ${at + 1}`}
          onClick={onRemove}
          className="mt-6"
        >
          <TrashIcon />
        </Button>
      </div>
      <FormEditor
        name={`programs.wrong.${at}.sourceCode`}
        label={`Wrong program ${at + 1}`}
        language={language.field.value as Language}
      />
    </li>
  );
}

function WrongPrograms() {
  const { control, formState } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'programs.wrong' });
  const { root, message } = formState.errors.programs?.wrong ?? {};
  const failure = root?.message ?? message;
  return (
    <>
      {fields.length > 0 && (
        <ul className="flex flex-col gap-4">
          {fields.map(({ id }, at) => (
            <WrongProgram key={id} at={at} onRemove={() => remove(at)} />
          ))}
        </ul>
      )}
      {failure !== undefined && <p className="text-[0.8125rem] text-fail">{failure}</p>}
      <Button
        size="sm"
        onClick={() => append({ name: '', language: 'PYTHON', verdict: 'wrong_answer', sourceCode: '' })}
        className="self-start"
      >
        <PlusIcon />
        Add wrong program
      </Button>
    </>
  );
}

/** Compares the references with brute force on small inputs of the generator. */
function RandomCheck({ problemId }: { problemId: string | null }) {
  const { control, getValues } = useFormContext<FormValues>();
  const [generator, brute] = useWatch({ control, name: ['programs.generator', 'programs.brute'] });
  const [check, { isLoading, error }] = useCheckAtRandomMutation();
  const { matrix, running, follow } = useMatrix();
  const ready = Boolean(generator?.trim()) && Boolean(brute?.trim());
  const start = async () => {
    const { referenceSolutions, timeLimitMs, memoryLimitKb, checker, programs } = getValues();
    const { data } = await check({
      problemId,
      candidate: {
        referenceSolutions,
        timeLimitMs,
        memoryLimitKb,
        checker,
        programs: { ...programs, wrong: undefined },
      },
    });
    if (data) follow(data);
  };
  const known = asApiError(error);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="sm"
          busy={isLoading || running}
          busyLabel="Checking..."
          disabled={!ready}
          onClick={() => void start()}
        >
          Check with random inputs
        </Button>
        <p className="text-[0.8125rem] text-muted">
          {ready
            ? 'Runs the references on 24 small inputs and compares them with brute force.'
            : 'Needs a generator and a brute force program.'}
        </p>
      </div>
      {known && (
        <p role="alert" className="text-[0.8125rem] text-fail">
          {known.message}
        </p>
      )}
      {matrix && <MatrixResult matrix={matrix} />}
    </div>
  );
}

/** Validator, generator, brute force and wrong programs. One editor is shown at a time. */
export default function CheckingSection({ problemId }: { problemId: string | null }) {
  const [shown, setShown] = useState<ProgramName>('validator');
  return (
    <FormSection id="checking" detail="Optional">
      <Segmented label="Checking program" value={shown} options={PROGRAMS} onChange={setShown} />
      <p className="max-w-prose text-[0.8125rem] text-muted">{HELP[shown]}</p>
      {shown === 'wrong' ? (
        <WrongPrograms />
      ) : (
        <FormEditor
          key={shown}
          name={`programs.${shown}`}
          label={PROGRAMS.find(({ value }) => value === shown)?.label ?? ''}
          language={shown === 'brute' ? 'PYTHON' : 'JAVASCRIPT'}
        />
      )}
      <RandomCheck problemId={problemId} />
    </FormSection>
  );
}

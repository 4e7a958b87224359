import type { CheckerKind, CheckerProtocol, CheckerSpec } from '@evident/contracts/checkers';
import { LANGUAGE_LABELS, TIME_LIMIT_FACTOR } from '@evident/contracts/languages';
import { PROBLEM_LIMITS } from '@evident/contracts/limits';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { CheckBox, Field, TextArea, TextInput } from '../../ui/field.js';
import { Select } from '../../ui/select.js';
import { FormSection } from './form-section.js';
import { optionalNumber, type FormValues } from './form-values.js';
import { GroupsField } from './groups-field.js';

const { timeLimitMs, memoryLimitKb } = PROBLEM_LIMITS;
const CHECKERS: readonly { value: CheckerKind; label: string }[] = [
  { value: 'exact', label: 'Line by line' },
  { value: 'tokens', label: 'Word by word' },
  { value: 'floats', label: 'Numbers with a tolerance' },
  { value: 'unordered_lines', label: 'Lines in any order' },
  { value: 'unordered_tokens', label: 'Words in any order' },
  { value: 'custom', label: 'Custom program' },
  { value: 'interactive', label: 'Interactive: a program talks with it' },
];

const CHECKER_HINTS: Readonly<Record<CheckerProtocol, string>> = {
  json: 'Reads three JSON strings, one per line: input, answer, output. Exit code 0 accepts, 1 rejects. Its output is the message.',
  testlib: 'Called as a checker with testlib: with the files of input, output and answer.',
  kattis: 'Called as an output validator of Kattis: exit code 42 accepts, 43 rejects.',
};

const INTERACTOR_HINT =
  'It reads from standard input what the solution prints, and prints what the solution reads; it flushes each line. ' +
  'argv[1] is the file of the input, argv[2] of the output of the test, argv[3] a folder for judgemessage.txt. ' +
  'Exit code 42 accepts, 43 rejects. The outputs of tests may be empty.';
const TESTLIB_INTERACTOR_HINT =
  'Called as an interactor with testlib: with the files of input, output and answer.';

function checkerOf(kind: CheckerKind): CheckerSpec {
  switch (kind) {
    case 'floats':
      return { kind, absolute: 1e-6, relative: 1e-6 };
    case 'custom':
    case 'interactive':
      return { kind, source: '' };
    case 'exact':
    case 'tokens':
    case 'unordered_lines':
    case 'unordered_tokens':
      return { kind };
  }
}

export default function JudgingSection() {
  const { register, formState } = useFormContext<FormValues>();
  const checker = useController<FormValues, 'checker'>({ name: 'checker' });
  const groups = useWatch<FormValues, 'groups'>({ name: 'groups' }) ?? [];
  const spec = checker.field.value ?? { kind: 'exact' as const };
  const { errors } = formState;
  return (
    <FormSection id="judging">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Time limit (ms of CPU)"
          error={errors.timeLimitMs?.message}
          hint={`For JavaScript. Java gets ${TIME_LIMIT_FACTOR.JAVA} times as much, Python ${TIME_LIMIT_FACTOR.PYTHON} times.`}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={timeLimitMs.min}
            max={timeLimitMs.max}
            step={100}
            {...register('timeLimitMs', optionalNumber)}
          />
        </Field>
        <Field label="Memory limit (KB)" error={errors.memoryLimitKb?.message} hint="262144 KB is 256 MB.">
          <TextInput
            type="number"
            inputMode="numeric"
            min={memoryLimitKb.min}
            max={memoryLimitKb.max}
            step={1_024}
            {...register('memoryLimitKb', optionalNumber)}
          />
        </Field>
      </div>
      <Select
        label="How outputs are compared"
        value={spec.kind}
        options={CHECKERS}
        onChange={(kind) => checker.field.onChange(checkerOf(kind))}
        className="max-w-80"
      />
      {spec.kind === 'floats' && (
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <Field label="Absolute tolerance">
            <TextInput type="number" step="any" {...register('checker.absolute', { valueAsNumber: true })} />
          </Field>
          <Field label="Relative tolerance">
            <TextInput type="number" step="any" {...register('checker.relative', { valueAsNumber: true })} />
          </Field>
        </div>
      )}
      {spec.kind === 'custom' && (
        <Field
          label={`Checker program (${LANGUAGE_LABELS[spec.language ?? 'PYTHON']})`}
          hint={CHECKER_HINTS[spec.protocol ?? 'json']}
        >
          <TextArea
            {...register('checker.source')}
            rows={10}
            spellCheck={false}
            className="font-mono text-[0.8125rem] leading-6"
          />
        </Field>
      )}
      {spec.kind === 'interactive' && (
        <Field
          label={`Interactor (${LANGUAGE_LABELS[spec.language ?? 'PYTHON']})`}
          hint={spec.protocol === 'testlib' ? TESTLIB_INTERACTOR_HINT : INTERACTOR_HINT}
        >
          <TextArea
            {...register('checker.source')}
            rows={14}
            spellCheck={false}
            className="font-mono text-[0.8125rem] leading-6"
          />
        </Field>
      )}
      {/* Each group ends at its own first failed test. */}
      {groups.length === 0 && (
        <CheckBox label="Stop judging at the first failed test" {...register('stopAtFirstFailure')} />
      )}
      <GroupsField />
    </FormSection>
  );
}

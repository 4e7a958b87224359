import { useState } from 'react';
import { useController, useFormContext, useWatch, type FieldError, type FieldPath } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/cx.js';
import { CheckBox, inputClass } from '../../ui/field.js';
import { CopyIcon, TrashIcon } from '../../ui/icons.js';
import { Select } from '../../ui/select.js';
import type { FormValues } from './form-values.js';

/** Longer texts are shown on demand. */
const LONG_TEXT = 20_000;
const LAST_TEST = 'A problem needs at least one test case.';

interface TestFieldProps {
  name: Extract<FieldPath<FormValues>, `testcases.${number}.${'input' | 'output'}`>;
  label: string;
  error: string | undefined;
}

function TestField({ name, label, error }: TestFieldProps) {
  const { register, getValues } = useFormContext<FormValues>();
  const [length] = useState(() => getValues(name).length);
  const [open, setOpen] = useState(length <= LONG_TEXT);
  const [rows] = useState(() => Math.min(8, Math.max(2, getValues(name).split('\n').length)));
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1" data-field={name}>
      <span className="text-[0.8125rem] text-muted">{label}</span>
      {open ? (
        <textarea
          {...register(name)}
          rows={rows}
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          className={cx(inputClass, 'resize-y py-1.5 font-mono text-[0.8125rem] leading-6')}
        />
      ) : (
        <Button onClick={() => setOpen(true)}>Show {Math.round(length / 1_000)} KB</Button>
      )}
      {error !== undefined && <span className="text-[0.8125rem] text-fail">{error}</span>}
    </label>
  );
}

/** Warns about trailing whitespace, which is invisible and which the exact checker ignores. */
function TrailingBlanks({ at }: { at: number }) {
  const test = useWatch<FormValues, `testcases.${number}`>({ name: `testcases.${at}` });
  const found = /[ \t]+$/m.test(test?.input ?? '') || /[ \t]+$/m.test(test?.output ?? '');
  return found ? <p className="text-[0.8125rem] text-warn">A line has trailing whitespace.</p> : null;
}

interface GroupOfTestProps {
  at: number;
  groups: readonly string[];
  error: string | undefined;
}

function GroupOfTest({ at, groups, error }: GroupOfTestProps) {
  const { field } = useController<FormValues, `testcases.${number}.group`>({ name: `testcases.${at}.group` });
  const value = field.value ?? '';
  const none = groups.includes(value) ? [] : [{ value, label: 'No group' }];
  return (
    <div data-field={`testcases.${at}.group`} className="flex items-center gap-2 text-[0.8125rem]">
      <Select
        label={`Group of test ${at + 1}`}
        hideLabel
        value={value}
        options={[...none, ...groups.map((name) => ({ value: name, label: name }))]}
        onChange={field.onChange}
        className="max-w-64"
      />
      {error !== undefined && <span className="text-fail">{error}</span>}
    </div>
  );
}

interface TestCaseProps {
  at: number;
  /** The last test cannot be removed. */
  isLast: boolean;
  /** Names of the groups that give points. */
  groups: readonly string[];
  errors: { input?: FieldError; output?: FieldError; group?: FieldError } | undefined;
  onDuplicate: () => void;
  onRemove: () => void;
}

export function TestCase({ at, isLast, groups, errors, onDuplicate, onRemove }: TestCaseProps) {
  const { register } = useFormContext<FormValues>();
  return (
    <li className="rounded-control border border-line p-3" data-testid="test-case">
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-3">
        <h3 className="text-sm">Test {at + 1}</h3>
        <CheckBox label="Hidden" {...register(`testcases.${at}.hidden`)} className="text-[0.8125rem]" />
        {groups.length > 0 && <GroupOfTest at={at} groups={groups} error={errors?.group?.message} />}
        <TrailingBlanks at={at} />
        <div className="ml-auto flex gap-1">
          <Button
            variant="ghost"
            size="sm"
            iconOnly
            aria-label={`Duplicate test ${at + 1}`}
            onClick={onDuplicate}
          >
            <CopyIcon />
          </Button>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`Remove test ${at + 1}`}
            aria-disabled={isLast || undefined}
            title={isLast ? LAST_TEST : undefined}
            onClick={isLast ? undefined : onRemove}
          >
            <TrashIcon />
            Remove
          </Button>
        </div>
      </div>
      <div className="flex flex-col gap-3 md:flex-row">
        <TestField name={`testcases.${at}.input`} label="Input" error={errors?.input?.message} />
        <TestField name={`testcases.${at}.output`} label="Expected Output" error={errors?.output?.message} />
      </div>
    </li>
  );
}

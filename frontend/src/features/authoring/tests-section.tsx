import { lazy, Suspense, useState } from 'react';
import { useFieldArray, useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { inputClass } from '../../ui/field.js';
import { CopyIcon, DownloadIcon, PlusIcon, TrashIcon } from '../../ui/icons.js';
import { cx } from '../../ui/cx.js';
import { FillExpectedButton } from './fill-expected.js';
import { FormSection } from './form-section.js';
import { EMPTY_TEST, type FormValues } from './form-values.js';

const ImportTestsDialog = lazy(() => import('./import-tests-dialog.js'));

/** Longer texts stay out of the page until somebody asks for them. */
const LONG_TEXT = 20_000;
const LAST_TEST = 'A problem keeps at least one test case.';

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

/** Warns of blanks at the end of a line, which nobody sees and the exact checker forgives. */
function TrailingBlanks({ at }: { at: number }) {
  const test = useWatch<FormValues, `testcases.${number}`>({ name: `testcases.${at}` });
  const found = /[ \t]+$/m.test(test?.input ?? '') || /[ \t]+$/m.test(test?.output ?? '');
  return found ? <p className="text-[0.8125rem] text-warn">A line ends with blanks.</p> : null;
}

export function TestsSection() {
  const { control, register, formState, getValues } = useFormContext<FormValues>();
  const { fields, append, insert, remove } = useFieldArray<FormValues, 'testcases'>({
    control,
    name: 'testcases',
  });
  const [importing, setImporting] = useState(false);
  const tests = useWatch<FormValues, 'testcases'>({ name: 'testcases' });
  const hidden = tests.filter((test) => test.hidden === true).length;
  const errors = formState.errors.testcases;
  const last = fields.length === 1;
  return (
    <FormSection
      id="test-cases"
      detail={`${fields.length - hidden} visible, ${hidden} hidden`}
      actions={
        <>
          <FillExpectedButton />
          <Button size="sm" onClick={() => setImporting(true)}>
            <DownloadIcon />
            Import
          </Button>
        </>
      }
    >
      {hidden === 0 && (
        <p className="text-[0.8125rem] text-warn">
          Without a hidden test, a program that prints the samples&apos; answers is accepted.
        </p>
      )}
      {(errors?.root?.message ?? errors?.message) !== undefined && (
        <p className="text-[0.8125rem] text-fail">{errors?.root?.message ?? errors?.message}</p>
      )}
      <ol className="flex flex-col gap-3">
        {fields.map((field, at) => (
          <li key={field.id} className="rounded-control border border-line p-3" data-testid="test-case">
            <div className="mb-2 flex min-h-8 flex-wrap items-center gap-3">
              <h3 className="text-sm">Test {at + 1}</h3>
              <label className="flex items-center gap-2 text-[0.8125rem]">
                <input
                  type="checkbox"
                  {...register(`testcases.${at}.hidden`)}
                  className="size-4 accent-accent"
                />
                Hidden
              </label>
              <TrailingBlanks at={at} />
              <div className="ml-auto flex gap-1">
                <Button
                  variant="ghost"
                  size="sm"
                  iconOnly
                  aria-label={`Duplicate test ${at + 1}`}
                  onClick={() => {
                    const { input, output, hidden: isHidden } = getValues(`testcases.${at}`);
                    insert(at + 1, { input, output, hidden: isHidden });
                  }}
                >
                  <CopyIcon />
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Remove test ${at + 1}`}
                  aria-disabled={last || undefined}
                  title={last ? LAST_TEST : undefined}
                  onClick={last ? undefined : () => remove(at)}
                >
                  <TrashIcon />
                  Remove
                </Button>
              </div>
            </div>
            <div className="flex flex-col gap-3 md:flex-row">
              <TestField name={`testcases.${at}.input`} label="Input" error={errors?.[at]?.input?.message} />
              <TestField
                name={`testcases.${at}.output`}
                label="Expected Output"
                error={errors?.[at]?.output?.message}
              />
            </div>
          </li>
        ))}
      </ol>
      <div>
        <Button onClick={() => append({ ...EMPTY_TEST })}>
          <PlusIcon />
          Add test case
        </Button>
      </div>
      {importing && (
        <Suspense>
          <ImportTestsDialog
            existing={fields.length}
            onImport={(added) => append(added)}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </FormSection>
  );
}

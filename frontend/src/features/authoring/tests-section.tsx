import { lazy, Suspense, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.js';
import { DownloadIcon, PlusIcon } from '../../ui/icons.js';
import { FillExpectedButton } from './fill-expected.js';
import { FormSection } from './form-section.js';
import { EMPTY_TEST, type FormValues } from './form-values.js';
import { TestCase } from './test-case.js';

const ImportTestsDialog = lazy(() => import('./import-tests-dialog.js'));

export function TestsSection() {
  const { control, formState, getValues } = useFormContext<FormValues>();
  const { fields, append, insert, remove } = useFieldArray<FormValues, 'testcases'>({
    control,
    name: 'testcases',
  });
  const [importing, setImporting] = useState(false);
  const tests = useWatch<FormValues, 'testcases'>({ name: 'testcases' });
  const groups = useWatch<FormValues, 'groups'>({ name: 'groups' }) ?? [];
  const lastGroup = groups.at(-1)?.name;
  const inGroup = <T extends object>(test: T) =>
    lastGroup === undefined ? test : { ...test, group: lastGroup };
  const hidden = tests.filter((test) => test.hidden === true).length;
  const errors = formState.errors.testcases;
  const ofAll = errors?.root?.message ?? errors?.message;
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
          Without a hidden test, a program that prints the sample outputs is accepted.
        </p>
      )}
      {ofAll !== undefined && <p className="text-[0.8125rem] text-fail">{ofAll}</p>}
      <ol className="flex flex-col gap-3">
        {fields.map((field, at) => (
          <TestCase
            key={field.id}
            at={at}
            isLast={fields.length === 1}
            groups={groups.map(({ name }) => name)}
            errors={errors?.[at]}
            onDuplicate={() => {
              const { input, output, hidden: isHidden, group } = getValues(`testcases.${at}`);
              insert(at + 1, { input, output, hidden: isHidden, ...(group && { group }) });
            }}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      <div>
        <Button onClick={() => append(inGroup({ ...EMPTY_TEST }))}>
          <PlusIcon />
          Add test case
        </Button>
      </div>
      {importing && (
        <Suspense>
          <ImportTestsDialog
            existing={fields.length}
            onImport={(added) => append(added.map(inGroup))}
            onClose={() => setImporting(false)}
          />
        </Suspense>
      )}
    </FormSection>
  );
}

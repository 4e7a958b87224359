import { GROUP_LIMITS } from '@evident/contracts/limits';
import { useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { counted } from '../../lib/format.js';
import { Button } from '../../ui/button.js';
import { CheckBox, Field, TextInput } from '../../ui/field.js';
import { PlusIcon, TrashIcon } from '../../ui/icons.js';
import { optionalNumber, type FormValues } from './form-values.js';
import { numbersIn, rangesOf } from './test-ranges.js';

const MOST_POINTS = GROUP_LIMITS.points.max;
const FIRST_GROUP = { name: 'All tests', points: 100, needs: [] };

/** Puts tests into groups. */
function useAssignment() {
  const { getValues, setValue } = useFormContext<FormValues>();
  /** @param groupOf the new group of a test; undefined leaves it as it is */
  return (groupOf: (test: number, group: string) => string | undefined) => {
    for (const [at, { group = '' }] of getValues('testcases').entries()) {
      const next = groupOf(at + 1, group);
      if (next !== undefined && next !== group)
        setValue(`testcases.${at}.group`, next, { shouldDirty: true, shouldTouch: true });
    }
  };
}

/** The tests of a group as numbers and ranges. They are assigned when the field is left. */
function TestsOfGroup({ name, error }: { name: string; error: string | undefined }) {
  const tests = useWatch<FormValues, 'testcases'>({ name: 'testcases' });
  const assign = useAssignment();
  /** Null while nothing is typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const own = rangesOf(tests.flatMap(({ group }, at) => (group === name ? [at + 1] : [])));
  const asked = typed === null ? [] : numbersIn(typed, tests.length);
  const leave = () => {
    if (typed === null || asked === null) return;
    const wanted = new Set(asked);
    assign((test, group) => (wanted.has(test) ? name : group === name ? '' : undefined));
    setTyped(null);
  };
  const unreadable = `Write numbers and ranges from 1 to ${tests.length}, such as 1-3, 7`;
  return (
    <Field label="Tests" error={asked === null ? unreadable : error} className="min-w-40 flex-1">
      <TextInput
        value={typed ?? own}
        placeholder="1-3, 7"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          leave();
        }}
      />
    </Field>
  );
}

function Group({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { register, formState, setValue, getValues } = useFormContext<FormValues>();
  const groups = useWatch<FormValues, 'groups'>({ name: 'groups' }) ?? [];
  const assign = useAssignment();
  const { name = '', needs = [] } = groups[at] ?? {};
  const errors = formState.errors.groups?.[at];
  const before = groups.slice(0, at).map((group) => group.name);
  /** The name by which tests and other groups know it. While another one is typed, they keep it. */
  const [known, setKnown] = useState(name);
  const rename = () => {
    const next = (getValues('groups')?.[at]?.name ?? '').trim();
    const all = getValues('groups') ?? [];
    if (next === '' || next === known || all.some((other, index) => index !== at && other.name === next))
      return;
    assign((_test, group) => (group === known ? next : undefined));
    for (const [other, group] of all.entries())
      if (group.needs?.includes(known))
        setValue(
          `groups.${other}.needs`,
          group.needs.map((needed) => (needed === known ? next : needed)),
        );
    setKnown(next);
  };
  return (
    <li
      className="flex flex-col gap-3 border-t border-line pt-4 first:border-t-0 first:pt-0"
      data-testid="test-group"
    >
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Name" error={errors?.name?.message} className="min-w-40 flex-1">
          <TextInput
            maxLength={GROUP_LIMITS.nameCharacters}
            {...register(`groups.${at}.name`, { onBlur: rename })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              rename();
            }}
          />
        </Field>
        <Field label="Points" error={errors?.points?.message} className="w-28">
          <TextInput
            type="number"
            inputMode="numeric"
            min={GROUP_LIMITS.points.min}
            max={MOST_POINTS}
            {...register(`groups.${at}.points`, optionalNumber)}
          />
        </Field>
        <TestsOfGroup name={known} error={testsError(errors)} />
        <Button
          variant="ghost"
          iconOnly
          aria-label={`Remove group ${at + 1}`}
          onClick={onRemove}
          className="mt-6"
        >
          <TrashIcon />
        </Button>
      </div>
      {before.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.8125rem]">
          <legend className="sr-only">Groups that “{name}” needs</legend>
          <span aria-hidden="true" className="text-muted">
            Run only after
          </span>
          {before.map((other, index) => (
            <CheckBox
              key={index}
              label={other === '' ? `Group ${index + 1}` : other}
              checked={needs.includes(other)}
              onChange={(event) =>
                setValue(
                  `groups.${at}.needs`,
                  event.target.checked ? [...needs, other] : needs.filter((needed) => needed !== other),
                  { shouldDirty: true },
                )
              }
            />
          ))}
          {errors?.needs?.message !== undefined && <p className="w-full text-fail">{errors.needs.message}</p>}
        </fieldset>
      )}
    </li>
  );
}

/** The schema's error about the tests of a group, which is no field of it. */
function testsError(errors: unknown): string | undefined {
  const tests = typeof errors === 'object' && errors !== null && 'tests' in errors ? errors.tests : null;
  const isError = typeof tests === 'object' && tests !== null && 'message' in tests;
  return isError && typeof tests.message === 'string' ? tests.message : undefined;
}

/** Groups of tests that give points. Off by default: a submission then has a verdict only. */
export function GroupsField() {
  const { control, getValues, formState } = useFormContext<FormValues>();
  const { fields, append, remove, replace } = useFieldArray<FormValues, 'groups'>({
    control,
    name: 'groups',
  });
  const groups = useWatch<FormValues, 'groups'>({ name: 'groups' }) ?? [];
  const assign = useAssignment();
  const isOn = fields.length > 0;
  const { root, message } = formState.errors.groups ?? {};
  const failure = root?.message ?? message;
  const total = groups.reduce((sum, { points }) => sum + (Number.isFinite(points) ? points : 0), 0);
  const turn = (on: boolean) => {
    replace(on ? [FIRST_GROUP] : []);
    assign(() => (on ? FIRST_GROUP.name : ''));
  };
  const removeAt = (at: number) => {
    const removed = getValues(`groups.${at}.name`);
    const next = getValues('groups')?.filter((_group, other) => other !== at) ?? [];
    remove(at);
    // Its tests go to the group before it.
    const heir = next[Math.max(0, at - 1)]?.name ?? '';
    assign((_test, group) => (group === removed ? heir : undefined));
  };
  const freeName = () => {
    const taken = new Set(groups.map(({ name }) => name));
    for (let number = groups.length + 1; ; number++)
      if (!taken.has(`Group ${number}`)) return `Group ${number}`;
  };
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4" data-field="groups">
      <div className="flex flex-col gap-1">
        <CheckBox
          label="Give points for groups of tests"
          checked={isOn}
          onChange={(event) => turn(event.target.checked)}
        />
        <p className="max-w-prose text-[0.8125rem] text-muted">
          {isOn
            ? `${counted(total, 'point')} in all. A group gives its points if all of its tests pass, and ends at the first that fails. Each test is in one group; samples may give 0 points.`
            : 'Without points a submission passes all tests or fails.'}
        </p>
      </div>
      {isOn && (
        <>
          <ul className="flex flex-col gap-4">
            {fields.map(({ id }, at) => (
              <Group key={id} at={at} onRemove={() => removeAt(at)} />
            ))}
          </ul>
          {failure !== undefined && <p className="text-[0.8125rem] text-fail">{failure}</p>}
          <Button
            size="sm"
            disabled={fields.length >= GROUP_LIMITS.groups}
            onClick={() => append({ name: freeName(), points: 10, needs: [] })}
            className="self-start"
          >
            <PlusIcon />
            Add group
          </Button>
        </>
      )}
    </div>
  );
}

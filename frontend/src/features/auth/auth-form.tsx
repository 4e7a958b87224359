import type { ReactNode } from 'react';
import { asApiError } from '../../lib/api.js';
import { useCheckedForm, type CheckedForm, type CheckedFormOptions } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { WarningIcon } from '../../ui/icons.js';
import { needsCode } from './auth-api.js';

/** Shows why the form was refused. Errors of single fields are shown at the fields instead. */
function Refusal({ error }: { error: unknown }) {
  const known = asApiError(error);
  if (!known || needsCode(known) || Object.keys(known.fields).length > 0) return null;
  return (
    <p role="alert" className="flex items-start gap-2 rounded-control bg-fail-tint px-3 py-2 text-fail">
      <WarningIcon className="mt-0.5 shrink-0" />
      {known.message}
    </p>
  );
}

interface AuthFormProps<K extends string, Body> extends Pick<
  CheckedFormOptions<K, Body>,
  'schema' | 'initial'
> {
  /** Label of the form and of its button. */
  name: string;
  busyLabel: string;
  send: (body: Body) => Promise<{ error?: unknown }>;
  /** State of the last request. */
  state: { isLoading: boolean; error?: unknown };
  children: (form: CheckedForm<K>) => ReactNode;
}

/** The form that login and signup share: validates, sends and shows why the server refused. */
export function AuthForm<K extends string, Body>({
  schema,
  initial,
  name,
  busyLabel,
  send,
  state,
  children,
}: AuthFormProps<K, Body>) {
  const form = useCheckedForm({
    schema,
    initial,
    onSubmit: async (body) => asApiError((await send(body)).error)?.fields,
  });
  return (
    <form noValidate onSubmit={form.submit} className="flex flex-col gap-4" aria-label={name}>
      <Refusal error={state.error} />
      {children(form)}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        busy={state.isLoading}
        busyLabel={busyLabel}
        className="mt-1 w-full"
      >
        {name}
      </Button>
    </form>
  );
}

export function EmailField({
  label,
  form,
  hint,
}: {
  label: string;
  form: CheckedForm<'email'>;
  hint?: string | undefined;
}) {
  return (
    <Field label={label} error={form.errors.email} hint={hint}>
      <TextInput
        {...form.control('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        placeholder="you@example.com"
        required
      />
    </Field>
  );
}

import { SuspensionRequest } from '@evident/contracts/http/admin-accounts';
import type { User } from '@evident/contracts/http/auth';
import { REASON_LIMITS } from '@evident/contracts/limits';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { FailureLine } from '../../ui/failure-line.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { useSetSuspendedMutation } from './administration-api.js';

/** Keeps an account from logging in, or lets it in again. The reason is stored. */
export function Suspension({ user, suspended }: { user: User; suspended: boolean }) {
  const [send, { error, isLoading }] = useSetSuspendedMutation();
  const form = useCheckedForm({
    schema: SuspensionRequest,
    initial: { reason: '' },
    onSubmit: async ({ reason }) => {
      const { data } = await send({ userId: user.id, suspended: !suspended, reason });
      if (!data) return;
      form.reset();
      toasts.success(data.message);
    },
  });
  const label = suspended ? 'Let the account log in again' : 'Suspend the account';
  return (
    <Panel
      title={suspended ? 'This account is suspended' : 'Suspend'}
      detail={suspended ? undefined : 'The account keeps everything but cannot log in.'}
    >
      <form noValidate onSubmit={form.submit} aria-label={label} className="flex flex-col gap-3">
        <Field
          label={suspended ? 'Why is it restored?' : 'Why is it suspended?'}
          hint="Administrators see it under Activity."
          error={form.errors.reason}
        >
          <TextInput {...form.control('reason')} autoComplete="off" maxLength={REASON_LIMITS.adminMax} />
        </Field>
        <FailureLine error={error} fallback="The account could not be changed." />
        <div>
          <Button type="submit" busy={isLoading}>
            {label}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

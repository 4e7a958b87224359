import { ChangePasswordRequest } from '@evident/contracts/http/security';
import { AUTH_LIMITS } from '@evident/contracts/limits';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { Panel } from '../../ui/panel.js';
import { useChangePasswordMutation } from './settings-api.js';

const FAILED = 'The password could not be changed';

export default function PasswordPanel({ email }: { email: string }) {
  const [change, { isLoading }] = useChangePasswordMutation();
  const form = useCheckedForm({
    schema: ChangePasswordRequest,
    initial: { currentPassword: '', newPassword: '' },
    onSubmit: async (body) => {
      const { data, error } = await change(body);
      if (data) {
        toasts.success(data.message);
        form.reset();
        return;
      }
      const refused = asApiError(error);
      const { fields = {} } = refused ?? {};
      return Object.keys(fields).length > 0 ? fields : { currentPassword: refused?.message ?? FAILED };
    },
  });
  return (
    <Panel title="Change your password" detail="Changing it ends your other sessions.">
      <form
        noValidate
        onSubmit={form.submit}
        aria-label="Change password"
        className="flex max-w-sm flex-col gap-4"
      >
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current password" error={form.errors.currentPassword}>
          <TextInput
            {...form.control('currentPassword')}
            type="password"
            autoComplete="current-password"
            required
          />
        </Field>
        <Field
          label="New password"
          error={form.errors.newPassword}
          hint={`At least ${AUTH_LIMITS.passwordMin} characters`}
        >
          <TextInput {...form.control('newPassword')} type="password" autoComplete="new-password" required />
        </Field>
        <Button type="submit" variant="primary" busy={isLoading} className="self-start">
          Change password
        </Button>
      </form>
    </Panel>
  );
}

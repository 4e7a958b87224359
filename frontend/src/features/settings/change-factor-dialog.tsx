import { SecondFactorProof } from '@evident/contracts/http/security';
import { useId } from 'react';
import { asApiError } from '../../lib/api.js';
import { toasts } from '../../lib/toasts.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, TextInput } from '../../ui/field.js';
import { useRemoveSecondFactorMutation, useRenewRecoveryCodesMutation } from './settings-api.js';

const TITLES = { codes: 'New recovery codes', off: 'Turn the second factor off?' } as const;
const TEXTS = {
  codes: 'Your old recovery codes stop working.',
  off: 'Your password alone is enough to log in then.',
} as const;

interface ChangeFactorDialogProps {
  what: 'codes' | 'off';
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Asks for the password and a code before it changes the second factor. */
export default function ChangeFactorDialog({ what, onClose, onCodes }: ChangeFactorDialogProps) {
  const formId = useId();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [remove, removing] = useRemoveSecondFactorMutation();
  const form = useCheckedForm({
    schema: SecondFactorProof,
    initial: { password: '', code: '' },
    onSubmit: async (body) => {
      const answer = what === 'codes' ? await renew(body) : await remove(body);
      if (answer.data) {
        if ('recoveryCodes' in answer.data) return onCodes(answer.data.recoveryCodes);
        toasts.success(answer.data.message);
        return onClose();
      }
      const refused = asApiError(answer.error);
      const { fields = {} } = refused ?? {};
      return Object.keys(fields).length > 0 ? fields : { code: refused?.message ?? 'Nothing was changed' };
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={TITLES[what]}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={what === 'off' ? 'danger' : 'primary'}
            busy={renewing.isLoading || removing.isLoading}
          >
            {what === 'off' ? 'Turn off' : 'Make new codes'}
          </Button>
        </>
      }
    >
      <p className="mb-4 text-muted">{TEXTS[what]}</p>
      <form
        id={formId}
        noValidate
        onSubmit={form.submit}
        aria-label={TITLES[what]}
        className="flex flex-col gap-4"
      >
        <Field label="Password" error={form.errors.password}>
          <TextInput {...form.control('password')} type="password" autoComplete="current-password" required />
        </Field>
        <Field label="Code" error={form.errors.code} hint="From your authenticator app, or a recovery code">
          <TextInput {...form.control('code')} autoComplete="one-time-code" required />
        </Field>
      </form>
    </Dialog>
  );
}

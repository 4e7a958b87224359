import {
  PasswordConfirmation,
  SecondFactorConfirmation,
  type SecondFactorSetup,
} from '@evident/contracts/http/security';
import { lazy, Suspense, useId, useState } from 'react';
import { asApiError } from '../../lib/api.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field, TextInput } from '../../ui/field.js';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from './settings-api.js';

const QrCode = lazy(() => import('./qr-code.js'));
const FAILED = 'The second factor could not be set up';

interface StepProps {
  formId: string;
  onBusy: (busy: boolean) => void;
}

function PasswordStep({
  formId,
  onBusy,
  onSetup,
}: StepProps & { onSetup: (setup: SecondFactorSetup) => void }) {
  const [begin] = useBeginSecondFactorMutation();
  const form = useCheckedForm({
    schema: PasswordConfirmation,
    initial: { password: '' },
    onSubmit: async (body) => {
      onBusy(true);
      const { data, error } = await begin(body);
      onBusy(false);
      if (data) return onSetup(data);
      return { password: asApiError(error)?.message ?? FAILED };
    },
  });
  return (
    <form id={formId} noValidate onSubmit={form.submit} aria-label="Confirm your password">
      <Field label="Password" error={form.errors.password}>
        <TextInput {...form.control('password')} type="password" autoComplete="current-password" required />
      </Field>
    </form>
  );
}

interface CodeStepProps extends StepProps {
  setup: SecondFactorSetup;
  onCodes: (codes: readonly string[]) => void;
}

function CodeStep({ formId, onBusy, setup, onCodes }: CodeStepProps) {
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useCheckedForm({
    schema: SecondFactorConfirmation,
    initial: { code: '' },
    onSubmit: async (body) => {
      onBusy(true);
      const { data, error } = await confirm(body);
      onBusy(false);
      if (data) return onCodes(data.recoveryCodes);
      return { code: asApiError(error)?.message ?? FAILED };
    },
  });
  return (
    <form
      id={formId}
      noValidate
      onSubmit={form.submit}
      aria-label="Confirm a code"
      className="flex flex-col gap-4"
    >
      <p className="text-muted">Scan this with your authenticator app, or type in the key.</p>
      <Suspense fallback={<div className="size-48" />}>
        <QrCode text={setup.uri} label="QR code for your authenticator app" />
      </Suspense>
      <p className="font-mono text-[0.8125rem] break-all select-all" data-testid="totp-key">
        {setup.secret}
      </p>
      <Field label="Code" error={form.errors.code} hint="The six digits that the app shows">
        <TextInput
          {...form.control('code')}
          autoFocus
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </Field>
    </form>
  );
}

interface SetUpFactorDialogProps {
  onClose: () => void;
  onCodes: (codes: readonly string[]) => void;
}

/** Two steps: the password, then a code of the app that has the new key. */
export default function SetUpFactorDialog({ onClose, onCodes }: SetUpFactorDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Set up a second factor"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            {setup ? 'Turn on' : 'Continue'}
          </Button>
        </>
      }
    >
      {setup ? (
        <CodeStep key="code" formId={formId} onBusy={setBusy} setup={setup} onCodes={onCodes} />
      ) : (
        <PasswordStep key="password" formId={formId} onBusy={setBusy} onSetup={setSetup} />
      )}
    </Dialog>
  );
}

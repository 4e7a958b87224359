import { ConfirmSignOnRequest, type PendingSignOn } from '@evident/contracts/http/single-sign-on';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Field, TextInput } from '../../ui/field.js';
import { LoadingPane } from '../../ui/spinner.js';
import { needsCode } from './auth-api.js';
import { AuthForm } from './auth-form.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { PasswordInput } from './password-input.js';
import { useConfirmSignOnMutation, usePendingSignOnQuery } from './sign-on-api.js';

/** Between the institution's login and the session: the password of an account that exists, or the second factor. */
export default function ConfirmSignOnPage() {
  const { data, isError } = usePendingSignOnQuery();
  if (data) return <ConfirmForm pending={data} />;
  if (!isError) return <LoadingPane label="Loading" className="min-h-dvh" />;
  return (
    <AuthLayout
      title="Nothing to confirm"
      intro="This sign-in is too old or was finished. Start again."
      other={<OtherPage question="" to="/login" label="Back to login" />}
    >
      {null}
    </AuthLayout>
  );
}

function ConfirmForm({ pending: { email, label, needs, next } }: { pending: PendingSignOn }) {
  const [confirm, state] = useConfirmSignOnMutation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(needs === 'code');
  if (!asked && needsCode(state.error)) setAsked(true);
  const intro =
    needs === 'link'
      ? `An account with ${email} exists. Enter its password once to connect it with “${label}”.`
      : `Enter the code of ${email}.`;
  return (
    <AuthLayout
      title={needs === 'link' ? 'Connect your account' : 'One more step'}
      intro={intro}
      other={<OtherPage question="Not you?" to="/login" label="Back to login" />}
    >
      <AuthForm
        name="Continue"
        busyLabel="Checking..."
        schema={ConfirmSignOnRequest}
        initial={{ password: '', code: '' }}
        send={async (proof) => {
          const answer = await confirm(proof);
          if (answer.data) void navigate(next, { replace: true });
          return answer;
        }}
        state={state}
      >
        {(form) => (
          <>
            {needs === 'link' && (
              <>
                <Field label="Password" error={form.errors.password}>
                  <PasswordInput {...form.control('password')} autoComplete="current-password" required />
                </Field>
                <Link
                  to="/forgot-password"
                  className="self-start text-accent underline-offset-2 hover:underline"
                >
                  Forgot your password?
                </Link>
              </>
            )}
            {asked && (
              <Field
                label="Code"
                error={form.errors.code}
                hint="Six digits from your authenticator app, or a recovery code"
              >
                <TextInput {...form.control('code')} autoFocus autoComplete="one-time-code" />
              </Field>
            )}
          </>
        )}
      </AuthForm>
    </AuthLayout>
  );
}

import { ForgotPasswordRequest, ResetPasswordRequest } from '@evident/contracts/http/security';
import { AUTH_LIMITS } from '@evident/contracts/limits';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { asApiError } from '../../lib/api.js';
import { Banner } from '../../ui/banner.js';
import { Field } from '../../ui/field.js';
import { LoadingPane } from '../../ui/spinner.js';
import { AuthForm, EmailField } from './auth-form.js';
import { AuthLayout } from './auth-layout.js';
import { useForgotPasswordMutation, useResetPasswordMutation, useVerifyEmailMutation } from './mail-api.js';
import { PasswordInput } from './password-input.js';

function Done({ children }: { children: ReactNode }) {
  return (
    <Banner tone="pass" title="Done.">
      {children}
    </Banner>
  );
}

function PlainLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium text-accent underline-offset-2 hover:underline">
      {children}
    </Link>
  );
}

const toLogin = <PlainLink to="/login">Back to login</PlainLink>;

function ForgotPassword() {
  const [send, state] = useForgotPasswordMutation();
  return (
    <AuthLayout
      title="Forgot your password?"
      intro="We will email you a link to choose a new one."
      other={toLogin}
    >
      {state.data ? (
        <Done>{state.data.message}</Done>
      ) : (
        <AuthForm
          name="Send the link"
          busyLabel="Sending..."
          schema={ForgotPasswordRequest}
          initial={{ email: '' }}
          send={send}
          state={state}
        >
          {(form) => <EmailField label="Email" form={form} />}
        </AuthForm>
      )}
    </AuthLayout>
  );
}

function ResetPassword({ token, title, intro }: { token: string; title: string; intro: string }) {
  const [reset, state] = useResetPasswordMutation();
  return (
    <AuthLayout title={title} intro={intro} other={toLogin}>
      {state.data ? (
        <Done>{state.data.message}</Done>
      ) : (
        <AuthForm
          name="Set the password"
          busyLabel="Setting..."
          schema={ResetPasswordRequest}
          initial={{ token, password: '' }}
          send={reset}
          state={state}
        >
          {(form) => (
            <Field
              label="New password"
              error={form.errors.password}
              hint={`At least ${AUTH_LIMITS.passwordMin} characters`}
            >
              <PasswordInput {...form.control('password')} autoComplete="new-password" required />
            </Field>
          )}
        </AuthForm>
      )}
    </AuthLayout>
  );
}

function VerifyEmail({ token }: { token: string }) {
  const [verify, { data, error }] = useVerifyEmailMutation();
  const sent = useRef(false);
  useEffect(() => {
    // The link works once, so it is sent once.
    if (!sent.current) void verify({ token });
    sent.current = true;
  }, [verify, token]);
  const refusal = asApiError(error);
  return (
    <AuthLayout
      title="Confirm your address"
      intro="It takes a moment."
      other={<PlainLink to="/">Go to Evident</PlainLink>}
    >
      {data && <Done>{data.message} Your free AI tokens are yours.</Done>}
      {refusal && (
        <Banner tone="fail" title="Not confirmed.">
          {refusal.message}
        </Banner>
      )}
      {!data && !refusal && <LoadingPane label="Confirming your address" />}
    </AuthLayout>
  );
}

/** The link lost its end, as when a mail program breaks it. */
function IncompleteLink() {
  return (
    <AuthLayout title="This link is incomplete" intro="Nothing was changed." other={toLogin}>
      <Banner tone="warn" title="Open the link in the mail again.">
        If it still ends early, copy the whole address from the mail.
      </Banner>
    </AuthLayout>
  );
}

export type MailForm = 'forgot' | 'reset' | 'set' | 'verify';

/** All in one chunk, which shares its parts with login and signup. */
export default function MailForms({ form, token }: { form: MailForm; token: string }) {
  if (form !== 'forgot' && token === '') return <IncompleteLink />;
  switch (form) {
    case 'forgot':
      return <ForgotPassword />;
    case 'reset':
      return (
        <ResetPassword token={token} title="Choose a new password" intro="This signs you out everywhere." />
      );
    case 'set':
      return (
        <ResetPassword
          token={token}
          title="Choose your password"
          intro="Then log in with your email address."
        />
      );
    case 'verify':
      return <VerifyEmail token={token} />;
  }
}

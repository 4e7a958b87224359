import { useState } from 'react';
import { Link } from 'react-router-dom';
import { selectExpired } from '../../lib/session-slice.js';
import { useAppSelector } from '../../store/index.js';
import { Banner } from '../../ui/banner.js';
import { Field, TextInput } from '../../ui/field.js';
import { needsCode, useLoginMutation } from './auth-api.js';
import { loginForm } from './auth-checks.js';
import { AuthForm, EmailField } from './auth-form.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { PasswordInput } from './password-input.js';
import { SignOnButton, SignOnRefusal } from './sign-on-button.js';

export default function LoginPage() {
  const [login, state] = useLoginMutation();
  const expired = useAppSelector(selectExpired);
  const [asked, setAsked] = useState(false);
  if (!asked && needsCode(state.error)) setAsked(true);
  return (
    <AuthLayout
      title="Welcome Back"
      intro="Log in to solve problems that a real sandbox judges live, test by test."
      other={<OtherPage question="Don't have an account?" to="/signup" label="Sign up" />}
    >
      <SignOnRefusal />
      {expired && (
        <Banner tone="info" title="Your session has expired." className="mb-4">
          Log in to go on where you were. Your code is kept.
        </Banner>
      )}
      <AuthForm
        name="Login"
        busyLabel="Logging in..."
        schema={loginForm}
        initial={{ email: '', password: '', code: '' }}
        send={login}
        state={state}
      >
        {(form) => (
          <>
            <EmailField label="Email" form={form} />
            <Field label="Password" error={form.errors.password}>
              <PasswordInput {...form.control('password')} autoComplete="current-password" required />
            </Field>
            <Link to="/forgot-password" className="self-start text-accent underline-offset-2 hover:underline">
              Forgot your password?
            </Link>
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
      <SignOnButton />
    </AuthLayout>
  );
}

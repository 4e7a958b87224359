import { ANALYSIS_TOKENS, AUTH_LIMITS, SIGNUP_TOKENS } from '@evident/contracts/limits';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { siteInfo } from '../../lib/site.js';
import { Field, TextInput } from '../../ui/field.js';
import { useRegisterMutation } from './auth-api.js';
import { signupForm } from './auth-checks.js';
import { AuthForm, EmailField } from './auth-form.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { PasswordInput } from './password-input.js';
import { SignOnButton } from './sign-on-button.js';

function Closed({ intro }: { intro: string }) {
  return (
    <AuthLayout
      title="Create an account"
      intro={intro}
      other={<OtherPage question="Already have an account?" to="/login" label="Login" />}
    >
      <SignOnButton />
    </AuthLayout>
  );
}

export default function SignupPage() {
  const { hash } = useLocation();
  const [invitation] = useState(() => new URLSearchParams(hash.slice(1)).get('invitation'));
  const { registration } = siteInfo();
  if (registration === 'off')
    return <Closed intro="New accounts cannot be made here. Ask your administrator." />;
  if (registration === 'invitation' && invitation === null)
    return <Closed intro="You need an invitation to sign up here. Open the link that you were sent." />;
  return <Signup invitation={invitation} />;
}

function Signup({ invitation }: { invitation: string | null }) {
  const { registration, domains } = siteInfo();
  const [register, state] = useRegisterMutation();
  return (
    <AuthLayout
      title="Create an account"
      intro={`Free to start, with ${SIGNUP_TOKENS / ANALYSIS_TOKENS} AI analyses of your code included.`}
      other={<OtherPage question="Already have an account?" to="/login" label="Login" />}
    >
      <AuthForm
        name="Sign up"
        busyLabel="Creating Account..."
        schema={signupForm}
        initial={{ name: '', email: '', password: '' }}
        send={(body) => register(invitation === null ? body : { ...body, invitation })}
        state={state}
      >
        {(form) => (
          <>
            <Field label="Full Name" error={form.errors.name}>
              <TextInput {...form.control('name')} autoComplete="name" placeholder="Ada Lovelace" required />
            </Field>
            <EmailField
              label="Email address"
              form={form}
              hint={
                registration === 'domain' && invitation === null ? `At ${domains.join(' or ')}` : undefined
              }
            />
            <Field
              label="Password"
              error={form.errors.password}
              hint={`At least ${AUTH_LIMITS.passwordMin} characters`}
            >
              <PasswordInput {...form.control('password')} autoComplete="new-password" required />
            </Field>
          </>
        )}
      </AuthForm>
      <SignOnButton />
    </AuthLayout>
  );
}

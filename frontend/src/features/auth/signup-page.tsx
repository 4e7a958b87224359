import { ANALYSIS_TOKENS, AUTH_LIMITS, SIGNUP_TOKENS } from '@evident/contracts/limits';
import { siteInfo } from '../../lib/site.js';
import { Field, TextInput } from '../../ui/field.js';
import { useRegisterMutation } from './auth-api.js';
import { signupForm } from './auth-checks.js';
import { AuthForm, EmailField } from './auth-form.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { PasswordInput } from './password-input.js';

function Closed() {
  return (
    <AuthLayout
      title="Create an account"
      intro="New accounts cannot be made here. Ask your administrator."
      other={<OtherPage question="Already have an account?" to="/login" label="Login" />}
    >
      {null}
    </AuthLayout>
  );
}

export default function SignupPage() {
  return siteInfo().registration === 'off' ? <Closed /> : <Signup />;
}

function Signup() {
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
        send={register}
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
              hint={registration === 'domain' ? `At ${domains.join(' or ')}` : undefined}
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
    </AuthLayout>
  );
}

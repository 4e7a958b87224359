import { LoginRequest } from '@evident/contracts/http/auth';
import { Field } from '../../ui/field.js';
import { useLoginMutation } from './auth-api.js';
import { AuthForm, EmailField } from './auth-form.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { PasswordInput } from './password-input.js';

export default function LoginPage() {
  const [login, state] = useLoginMutation();
  return (
    <AuthLayout
      title="Welcome Back"
      intro="Log in to solve problems that a real sandbox judges live, test by test."
      other={<OtherPage question="Don't have an account?" to="/signup" label="Sign up" />}
    >
      <AuthForm
        name="Login"
        busyLabel="Logging in..."
        schema={LoginRequest}
        initial={{ email: '', password: '' }}
        send={login}
        state={state}
      >
        {(form) => (
          <>
            <EmailField label="Email" form={form} />
            <Field label="Password" error={form.errors.password}>
              <PasswordInput {...form.control('password')} autoComplete="current-password" required />
            </Field>
          </>
        )}
      </AuthForm>
    </AuthLayout>
  );
}

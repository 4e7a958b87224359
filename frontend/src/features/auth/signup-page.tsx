import { RegisterRequest } from '@evident/contracts/http/auth';
import { Field, TextInput } from '../../ui/field.js';
import { useRegisterMutation } from './auth-api.js';
import { AuthForm, EmailField } from './auth-form.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { PasswordInput } from './password-input.js';

export default function SignupPage() {
  const [register, state] = useRegisterMutation();
  return (
    <AuthLayout
      title="Create an account"
      intro="Free to start, with 3 AI analyses of your code included."
      other={<OtherPage question="Already have an account?" to="/login" label="Login" />}
    >
      <AuthForm
        name="Sign up"
        busyLabel="Creating Account..."
        schema={RegisterRequest}
        initial={{ name: '', email: '', password: '' }}
        send={register}
        state={state}
      >
        {(form) => (
          <>
            <Field label="Full Name" error={form.errors.name}>
              <TextInput {...form.control('name')} autoComplete="name" placeholder="Ada Lovelace" required />
            </Field>
            <EmailField label="Email address" form={form} />
            <Field label="Password" error={form.errors.password} hint="At least 8 characters">
              <PasswordInput {...form.control('password')} autoComplete="new-password" required />
            </Field>
          </>
        )}
      </AuthForm>
    </AuthLayout>
  );
}

import { LoginRequest } from '@evident/contracts/http/auth';
import { asApiError } from '../../lib/api.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { useLoginMutation } from './auth-api.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { FormError } from './form-error.js';
import { PasswordInput } from './password-input.js';

export default function LoginPage() {
  const [login, { isLoading, error }] = useLoginMutation();
  const form = useCheckedForm({
    schema: LoginRequest,
    initial: { email: '', password: '' },
    onSubmit: async (body) => {
      const answer = await login(body);
      return answer.error ? asApiError(answer.error)?.fields : undefined;
    },
  });
  return (
    <AuthLayout
      title="Welcome Back"
      intro="Log in to solve problems that a real sandbox judges live, test by test."
      other={<OtherPage question="Don't have an account?" to="/signup" label="Sign up" />}
    >
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4" aria-label="Login">
        <FormError error={error} />
        <Field label="Email" error={form.errors.email}>
          <TextInput
            {...form.control('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            placeholder="you@example.com"
            required
          />
        </Field>
        <Field label="Password" error={form.errors.password}>
          <PasswordInput {...form.control('password')} autoComplete="current-password" required />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isLoading}
          busyLabel="Logging in..."
          className="mt-1 w-full"
        >
          Login
        </Button>
      </form>
    </AuthLayout>
  );
}

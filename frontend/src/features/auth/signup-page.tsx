import { RegisterRequest } from '@evident/contracts/http/auth';
import { asApiError } from '../../lib/api.js';
import { useCheckedForm } from '../../lib/use-checked-form.js';
import { Button } from '../../ui/button.js';
import { Field, TextInput } from '../../ui/field.js';
import { useRegisterMutation } from './auth-api.js';
import { AuthLayout, OtherPage } from './auth-layout.js';
import { FormError } from './form-error.js';
import { PasswordInput } from './password-input.js';

export default function SignupPage() {
  const [register, { isLoading, error }] = useRegisterMutation();
  const form = useCheckedForm({
    schema: RegisterRequest,
    initial: { name: '', email: '', password: '' },
    onSubmit: async (body) => {
      const answer = await register(body);
      return answer.error ? asApiError(answer.error)?.fields : undefined;
    },
  });
  return (
    <AuthLayout
      title="Create an account"
      intro="Free to start, with 3 AI analyses of your code included."
      other={<OtherPage question="Already have an account?" to="/login" label="Login" />}
    >
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-4" aria-label="Sign up">
        <FormError error={error} />
        <Field label="Full Name" error={form.errors.name}>
          <TextInput {...form.control('name')} autoComplete="name" placeholder="Ada Lovelace" required />
        </Field>
        <Field label="Email address" error={form.errors.email}>
          <TextInput
            {...form.control('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            placeholder="you@example.com"
            required
          />
        </Field>
        <Field label="Password" error={form.errors.password} hint="At least 8 characters">
          <PasswordInput {...form.control('password')} autoComplete="new-password" required />
        </Field>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isLoading}
          busyLabel="Creating Account..."
          className="mt-1 w-full"
        >
          Sign up
        </Button>
      </form>
    </AuthLayout>
  );
}

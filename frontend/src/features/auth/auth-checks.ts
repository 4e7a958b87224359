import type { LoginRequest, RegisterRequest } from '@evident/contracts/http/auth';
import { AUTH_LIMITS } from '@evident/contracts/limits';
import type { z } from 'zod';

/**
 * The checks of login and signup, the first pages that people load. They are those of the contract (a test compares
 * them), without its schema library, which is larger than either page.
 */
type Check = (text: string) => string | null;

/** As in the schema library. */
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const checkEmail: Check = (text) => {
  const address = text.trim();
  if (address === '') return 'Email is required';
  return address.length <= AUTH_LIMITS.emailMax && EMAIL.test(address) ? null : 'Invalid email';
};
const checkPassword: Check = ({ length }) => {
  if (length < AUTH_LIMITS.passwordMin) return 'Password must be at least 8 characters';
  return length > AUTH_LIMITS.passwordMax ? 'Password must be at most 128 characters' : null;
};
const checkName: Check = (text) => {
  if (text.trim() === '') return 'Name is required';
  return text.trim().length > AUTH_LIMITS.nameMax ? 'Name must be at most 100 characters' : null;
};
const MAX_CODE = 40;
const checkCode: Check = (text) => (text.trim().length > MAX_CODE ? 'The code is too long' : null);

/**
 * @param asTyped the fields whose spaces at the ends count.
 * @returns what the form needs of a schema: `safeParse` with its issues by field.
 */
function formOf<K extends string, Output>(
  checks: Record<K, Check>,
  asTyped: readonly K[],
): z.ZodType<Output> {
  const names = Object.keys(checks) as K[];
  const safeParse = (body: Record<K, string>) => {
    const issues = names.flatMap((name) => {
      const message = checks[name](body[name]);
      return message === null ? [] : [{ path: [name], message }];
    });
    if (issues.length > 0) return { success: false, error: { issues } };
    const fields = names.map((name) => [name, asTyped.includes(name) ? body[name] : body[name].trim()]);
    return { success: true, data: Object.fromEntries(fields) as Output };
  };
  return { safeParse } as unknown as z.ZodType<Output>;
}

export const loginForm = formOf<'email' | 'password' | 'code', LoginRequest>(
  { email: checkEmail, password: checkPassword, code: checkCode },
  ['password'],
);
export const signupForm = formOf<'name' | 'email' | 'password', RegisterRequest>(
  { name: checkName, email: checkEmail, password: checkPassword },
  ['password'],
);

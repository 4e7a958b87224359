import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { AUTH_LIMITS } from '../limits.js';

export const Role = z.enum(['USER', 'ADMIN']);
export type Role = z.infer<typeof Role>;

export const email = z
  .string({ error: 'Email is required' })
  .trim()
  .min(1, 'Email is required')
  .max(AUTH_LIMITS.emailMax, 'Invalid email')
  .pipe(z.email('Invalid email'));

export const password = z
  .string({ error: 'Password must be at least 8 characters' })
  .min(AUTH_LIMITS.passwordMin, 'Password must be at least 8 characters')
  .max(AUTH_LIMITS.passwordMax, 'Password must be at most 128 characters');

export const LoginRequest = z
  .object({
    email,
    password,
    /** For an account with a second factor: six digits of the app, or a recovery code. */
    code: z.string().trim().max(40, 'The code is too long').optional(),
  })
  .meta({ id: 'LoginRequest', examples: [{ email: EXAMPLE.email, password: 'correct horse' }] });
export type LoginRequest = z.infer<typeof LoginRequest>;

export const RegisterRequest = z
  .object({
    name: z
      .string({ error: 'Name is required' })
      .trim()
      .min(1, 'Name is required')
      .max(AUTH_LIMITS.nameMax, 'Name must be at most 100 characters'),
    email,
    password,
    /** The secret of an invitation's link. */
    invitation: z.string().min(1).max(200).optional(),
  })
  .meta({
    id: 'RegisterRequest',
    examples: [{ name: 'Ada Lovelace', email: EXAMPLE.email, password: 'correct horse' }],
  });
export type RegisterRequest = z.infer<typeof RegisterRequest>;

export const User = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    role: Role,
    tokens: z.number().int().nonnegative(),
    createdAt: z.iso.datetime(),
    /** Bought at least 50 tokens at once: the analytics dashboard is shown. */
    analytics: z.boolean(),
  })
  .meta({
    id: 'User',
    examples: [
      {
        id: EXAMPLE.userId,
        name: 'Ada Lovelace',
        email: EXAMPLE.email,
        role: 'USER',
        tokens: 3,
        createdAt: EXAMPLE.createdAt,
        analytics: false,
      },
    ],
  });
export type User = z.infer<typeof User>;

export const UserAnswer = z.object({ user: User, message: z.string().optional() }).meta({ id: 'UserAnswer' });
export type UserAnswer = z.infer<typeof UserAnswer>;

export const MessageAnswer = z
  .object({ message: z.string() })
  .meta({ id: 'MessageAnswer', examples: [{ message: 'Logout successful' }] });
export type MessageAnswer = z.infer<typeof MessageAnswer>;

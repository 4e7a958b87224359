import { z } from 'zod';
import { EXAMPLE } from '../example.js';
import { AUTH_LIMITS } from '../limits.js';
import { email, password } from './auth.js';

/** The password as it is now, to prove who asks. */
const currentPassword = z
  .string({ error: 'Password is required' })
  .min(1, 'Password is required')
  .max(AUTH_LIMITS.passwordMax);

/** Six digits of an authenticator app, or a recovery code. */
const SecondFactorCode = z
  .string({ error: 'Code is required' })
  .trim()
  .min(1, 'Code is required')
  .max(40, 'The code is too long');

const mailedToken = z.string().min(1, 'The link is incomplete').max(200, 'The link is too long');

export const ChangePasswordRequest = z.object({ currentPassword, newPassword: password }).meta({
  id: 'ChangePasswordRequest',
  examples: [{ currentPassword: 'correct horse', newPassword: 'battery staple' }],
});
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>;

export const ForgotPasswordRequest = z
  .object({ email })
  .meta({ id: 'ForgotPasswordRequest', examples: [{ email: EXAMPLE.email }] });
export type ForgotPasswordRequest = z.infer<typeof ForgotPasswordRequest>;

export const ResetPasswordRequest = z
  .object({ token: mailedToken, password })
  .meta({ id: 'ResetPasswordRequest', examples: [{ token: 'from-the-link', password: 'battery staple' }] });
export type ResetPasswordRequest = z.infer<typeof ResetPasswordRequest>;

export const VerifyEmailRequest = z
  .object({ token: mailedToken })
  .meta({ id: 'VerifyEmailRequest', examples: [{ token: 'from-the-link' }] });
export type VerifyEmailRequest = z.infer<typeof VerifyEmailRequest>;

export const PasswordConfirmation = z
  .object({ password: currentPassword })
  .meta({ id: 'PasswordConfirmation', examples: [{ password: 'correct horse' }] });
export type PasswordConfirmation = z.infer<typeof PasswordConfirmation>;

export const SecondFactorConfirmation = z
  .object({ code: SecondFactorCode })
  .meta({ id: 'SecondFactorConfirmation', examples: [{ code: '123456' }] });
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmation>;

export const SecondFactorProof = z
  .object({ password: currentPassword, code: SecondFactorCode })
  .meta({ id: 'SecondFactorProof', examples: [{ password: 'correct horse', code: '123456' }] });
export type SecondFactorProof = z.infer<typeof SecondFactorProof>;

export const SecondFactorSetup = z
  .object({
    /** Base32, for typing in by hand. */
    secret: z.string(),
    /** `otpauth:` address, for a QR code. */
    uri: z.string(),
  })
  .meta({ id: 'SecondFactorSetup' });
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const RecoveryCodesAnswer = z
  .object({ recoveryCodes: z.array(z.string()) })
  .meta({ id: 'RecoveryCodesAnswer' });
export type RecoveryCodesAnswer = z.infer<typeof RecoveryCodesAnswer>;

export const SignedInSession = z.object({
  id: z.uuid(),
  /** Such as "Firefox on Linux"; null when it is unknown. */
  device: z.string().nullable(),
  /** Where it began: the first part of the address, such as "203.0.113.0/24". */
  network: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** To the quarter of an hour. */
  lastUsedAt: z.iso.datetime(),
  /** The session that asks. */
  current: z.boolean(),
});
export type SignedInSession = z.infer<typeof SignedInSession>;

export const AccountSecurity = z
  .object({
    /** The latest first. */
    sessions: z.array(SignedInSession),
    secondFactor: z.object({
      enabled: z.boolean(),
      /** An administrator of a production system cannot act as one without it. */
      required: z.boolean(),
      recoveryCodesLeft: z.number().int(),
    }),
    email: z.object({
      verified: z.boolean(),
      /** Free tokens wait for it. */
      required: z.boolean(),
    }),
  })
  .meta({ id: 'AccountSecurity' });
export type AccountSecurity = z.infer<typeof AccountSecurity>;

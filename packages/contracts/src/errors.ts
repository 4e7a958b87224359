import { z } from 'zod';

/** Every expected failure of the product, with the HTTP status that the gateway answers. */
export const ERROR_STATUS = {
  VALIDATION_FAILED: 400,
  LENGTHS_DIFFER: 400,
  LANGUAGE_NOT_SUPPORTED: 400,
  REFERENCE_FAILS: 400,
  UNKNOWN_PLAN: 400,
  LINK_INVALID: 400,
  PAYMENT_MISMATCH: 400,
  SIGNATURE_INVALID: 400,
  UNAUTHENTICATED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_REQUIRED: 401,
  INVALID_CODE: 401,
  /** Between services: the call carries no valid identity, or no valid statement of its user. */
  CALLER_UNKNOWN: 401,
  OUT_OF_TOKENS: 402,
  FORBIDDEN: 403,
  REGISTRATION_CLOSED: 403,
  INVITATION_INVALID: 403,
  ACCOUNT_SUSPENDED: 403,
  SECOND_FACTOR_MISSING: 403,
  ORIGIN_REFUSED: 403,
  /** Between services: this service may not make this call. */
  CALLER_REFUSED: 403,
  NOT_FOUND: 404,
  EMAIL_TAKEN: 409,
  FACTOR_EXISTS: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  EDIT_CONFLICT: 409,
  ALREADY_FINISHED: 409,
  NOTHING_TO_REFUND: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  PROVIDER_FAILED: 502,
  SERVICE_UNAVAILABLE: 503,
  JUDGE_UNAVAILABLE: 503,
  /** An administrator paused runs, submissions and analyses. */
  MAINTENANCE: 503,
  SERVICE_TIMEOUT: 504,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ErrorCode = z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]);

/** Field name → sentence that the form shows at the field. */
export const FieldErrors = z.record(z.string(), z.string());
export type FieldErrors = z.infer<typeof FieldErrors>;

/** The one shape of every error answer; `error` and `message` hold the same sentence. */
export const ErrorBody = z
  .object({
    error: z.string(),
    message: z.string(),
    code: ErrorCode,
    requestId: z.string(),
    fields: FieldErrors.optional(),
    /** Seconds, with 429 and 503; equals the `Retry-After` header. */
    retryAfterS: z.number().optional(),
    /** With MAINTENANCE: when it ends. */
    until: z.iso.datetime().optional(),
  })
  .meta({
    id: 'ErrorBody',
    examples: [
      {
        error: 'Password must be at least 8 characters',
        message: 'Password must be at least 8 characters',
        code: 'VALIDATION_FAILED',
        requestId: '0d6b6f5e-5f3e-4a53-8a57-5f7f6ff0f6f2',
        fields: { password: 'Password must be at least 8 characters' },
      },
    ],
  });
export type ErrorBody = z.infer<typeof ErrorBody>;

/** An expected failure on the RPC wire. */
export const RpcErrorBody = z.object({
  code: ErrorCode,
  message: z.string(),
  fields: FieldErrors.optional(),
  retryAfterS: z.number().optional(),
});
export type RpcErrorBody = z.infer<typeof RpcErrorBody>;

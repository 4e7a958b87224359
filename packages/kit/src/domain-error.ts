import { ERROR_STATUS, RpcErrorBody, type ErrorCode, type FieldErrors } from '@evident/contracts';

/** An expected failure with its error code. */
export class DomainError extends Error {
  override name = 'DomainError';
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { fields?: FieldErrors; retryAfterS?: number; until?: string } = {},
  ) {
    super(message);
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }

  toRpc(): RpcErrorBody {
    return { code: this.code, message: this.message, ...this.details };
  }

  static fromRpc(body: RpcErrorBody): DomainError {
    const { code, message, ...details } = body;
    return new DomainError(code, message, details);
  }
}

export const notFound = (what: string): DomainError => new DomainError('NOT_FOUND', `${what} not found`);

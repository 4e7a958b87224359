import { DomainError } from '@evident/kit';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` header, or null. Requests with the same key and body do the work once. */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | null => {
    const key = context.switchToHttp().getRequest<Request>().get('idempotency-key');
    if (key === undefined) return null;
    if (!KEY.test(key))
      throw new DomainError('VALIDATION_FAILED', 'Idempotency-Key must have 1 to 200 visible characters');
    return key;
  },
);

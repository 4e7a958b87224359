import { DomainError } from '@evident/kit';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionUser } from '../identity/account.js';

/** Names the user that a delayed request was written by. */
export const INTENDED_USER_HEADER = 'evident-user';

/**
 * Refuses a request that was written under another account. A browser sends a submission later where it had no connection,
 * and somebody else may have signed in since, in another tab too.
 */
@Injectable()
export class IntendedUserGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request & { user?: SessionUser }>();
    const intended = request.get(INTENDED_USER_HEADER);
    if (intended === undefined || intended === request.user?.id) return true;
    throw new DomainError('FORBIDDEN', 'This submission was written under another account.');
  }
}

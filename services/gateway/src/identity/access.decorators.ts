import type { Actor } from '@evident/contracts';
import { createParamDecorator, SetMetadata, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionUser } from './account.js';

export type Access = 'public' | 'user' | 'admin';
export const ACCESS_KEY = 'access';

/** Answers without a session. */
export const Public = () => SetMetadata<string, Access>(ACCESS_KEY, 'public');
/** Answers administrators only; others get 403. A route without a mark answers any signed-in user. */
export const AdminOnly = () => SetMetadata<string, Access>(ACCESS_KEY, 'admin');

export interface AuthenticatedRequest extends Request {
  user?: SessionUser;
}

function sessionUser(context: ExecutionContext): SessionUser {
  const { user } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  if (!user) throw new Error('A public route has no current user');
  return user;
}

/** The signed-in user. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  sessionUser(context),
);

/** The signed-in user as calls to other services name them. */
export const CurrentActor = createParamDecorator((_data: unknown, context: ExecutionContext): Actor => {
  const { id, actingRole } = sessionUser(context);
  return { userId: id, role: actingRole };
});

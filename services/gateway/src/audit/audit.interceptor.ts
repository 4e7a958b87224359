import { DomainError } from '@evident/kit';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { concatMap, from, type Observable, catchError, defer } from 'rxjs';
import { ACCESS_KEY, type AuthenticatedRequest } from '../identity/access.decorators.js';
import { detailsOf } from './admin-deeds.js';
import { AuditRepository, type AuditedCall } from './audit.repository.js';

/** Writes down each admin write before it begins and how it ended; what cannot be written down does not happen. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditRepository,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const isAdminRoute =
      this.reflector.getAllAndOverride<unknown>(ACCESS_KEY, [context.getHandler(), context.getClass()]) ===
      'admin';
    if (!isAdminRoute || request.method === 'GET' || !request.user) return next.handle();
    const call: AuditedCall = { actorId: request.user.id, method: request.method, path: request.path };
    const record = (outcome: string): Promise<void> => this.audit.append(call, outcome);
    return defer(() => from(this.audit.append(call, 'begun', detailsOf(request.body)))).pipe(
      concatMap(() =>
        next.handle().pipe(
          catchError(async (error: unknown) => {
            await record(error instanceof DomainError ? error.code : 'INTERNAL');
            throw error;
          }),
        ),
      ),
      concatMap(async (answer: unknown) => {
        await record('done');
        return answer;
      }),
    );
  }
}

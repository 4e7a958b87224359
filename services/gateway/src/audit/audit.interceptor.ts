import { DomainError } from '@evident/kit';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, concatMap, type Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../identity/access.decorators.js';
import { type AuditedCall, AuditRepository } from './audit.repository.js';
import { AUDITED_KEY, type AuditedRule, type AuditedSubject, detailsOf } from './audited.decorator.js';

/** Records each audited call before it begins and how it ended. A call that cannot be recorded does not begin. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly audit: AuditRepository,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const rule = this.reflector.get<AuditedRule | undefined>(AUDITED_KEY, context.getHandler());
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    if (!rule || !request.user) return next.handle();
    const call = callOf(rule, request, request.user.id);
    await this.audit.append(call, 'begun');
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        await this.audit.append(call, error instanceof DomainError ? error.code : 'INTERNAL');
        throw error;
      }),
      concatMap(async (answer: unknown) => {
        await this.audit.append({ ...call, subjectId: call.subjectId ?? idIn(rule.subject, answer) }, 'done');
        return answer;
      }),
    );
  }
}

function callOf(
  { action, subject }: AuditedRule,
  request: AuthenticatedRequest,
  actorId: string,
): AuditedCall {
  const details = detailsOf(request.body);
  const param = subject?.param === undefined ? undefined : request.params[subject.param];
  return {
    actorId,
    action: typeof action === 'function' ? action(details) : action,
    subjectKind: subject?.kind ?? null,
    subjectId: typeof param === 'string' ? param : null,
    method: request.method,
    path: request.path,
    details,
  };
}

function idIn(subject: AuditedSubject | null, answer: unknown): string | null {
  if (subject?.field === undefined || typeof answer !== 'object' || answer === null) return null;
  const id = (answer as Record<string, unknown>)[subject.field];
  return typeof id === 'string' ? id : null;
}

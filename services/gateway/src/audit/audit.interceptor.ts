import { ReportedDetails } from '@evident/contracts';
import { DomainError } from '@evident/kit';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { catchError, concatMap, type Observable } from 'rxjs';
import type { AuthenticatedRequest } from '../identity/access.decorators.js';
import { type AuditedCall, AuditRepository } from './audit.repository.js';
import { AUDITED_KEY, type AuditedRule, type AuditedSubject, detailsOf } from './audited.decorator.js';

/** Records each audited call before it begins and how it ended, with what its service reports as `audit`. A call that cannot be recorded does not begin. */
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
        const { reported, visible } = split(answer);
        const subjectId = call.subjectId ?? idIn(rule.subject, visible);
        await this.audit.append({ ...call, subjectId, details: { ...call.details, ...reported } }, 'done');
        return visible;
      }),
    );
  }
}

/** Takes out of an answer what its service reports for the audit log: nobody else may see it. */
function split(answer: unknown): { reported: ReportedDetails; visible: unknown } {
  if (typeof answer !== 'object' || answer === null || !('audit' in answer))
    return { reported: {}, visible: answer };
  const { audit, ...visible } = answer;
  return { reported: ReportedDetails.safeParse(audit).data ?? {}, visible };
}

function callOf(
  { action, subject, detailsOfRequest }: AuditedRule,
  request: AuthenticatedRequest,
  actorId: string,
): AuditedCall {
  const details = { ...detailsOf(request.body), ...detailsOfRequest?.(request) };
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

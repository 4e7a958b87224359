import {
  Actor,
  type RpcDefinition,
  type RpcMap,
  type RpcParsedRequest,
  type RpcResponse,
  SERVER_MESSAGES,
} from '@evident/contracts';
import {
  applyDecorators,
  Catch,
  Logger,
  UseFilters,
  UseGuards,
  UseInterceptors,
  UsePipes,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
  type PipeTransform,
  type RpcExceptionFilter,
} from '@nestjs/common';
import { MessagePattern } from '@nestjs/microservices';
import { finalize, map, tap, throwError, type Observable } from 'rxjs';
import { z } from 'zod';
import { DomainError } from './domain-error.js';
import { rpcServed } from './metrics.js';
import { withRequestId, withTraceParent } from './request-context.js';
import type { VerifiedCall } from './rpc-caller-check.js';
import { errorOf } from './thrown.js';
import { startSpan } from './tracing.js';

const AdminRequest = z.object({ actor: Actor });

let inFlight = 0;

/** Calls being served now; shutdown waits for them. */
export const rpcCallsInFlight = (): number => inFlight;

/** @throws VALIDATION_FAILED when the request is not what the contract says. */
class RequestPipe implements PipeTransform {
  constructor(
    private readonly call: string,
    private readonly definition: RpcDefinition,
  ) {}

  transform(call: VerifiedCall): unknown {
    const request = this.definition.request.safeParse(call.request);
    if (request.success) return request.data;
    throw new DomainError('VALIDATION_FAILED', `${this.call}: ${z.prettifyError(request.error)}`);
  }
}

/** The gateway checks the role as well; this guard protects the call from every other caller. @throws FORBIDDEN */
class AdminGuard implements CanActivate {
  constructor(private readonly call: string) {}

  canActivate(context: ExecutionContext): true {
    const sent = AdminRequest.safeParse(context.switchToRpc().getData<VerifiedCall>().request);
    if (sent.data?.actor.role === 'ADMIN') return true;
    // Nest asks guards before interceptors, so the interceptor does not count this call.
    rpcServed.observe({ call: this.call, code: 'FORBIDDEN' }, 0);
    throw new DomainError('FORBIDDEN', SERVER_MESSAGES.adminsOnly);
  }
}

/** Gives the handler its request id, measures it, and removes from its answer what the contract does not name. */
class CallInterceptor implements NestInterceptor {
  constructor(
    private readonly call: string,
    private readonly definition: RpcDefinition,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { requestId, traceParent } = context.switchToRpc().getData<VerifiedCall>();
    const end = rpcServed.startTimer({ call: this.call });
    inFlight += 1;
    const span = startSpan(`serve ${this.call}`, { kind: 'server', parent: traceParent });
    return withTraceParent(span?.traceParent, () => withRequestId(requestId, () => next.handle())).pipe(
      map((answer) => this.definition.response.parse(answer)),
      tap({
        complete: () => {
          end({ code: 'OK' });
          span?.end();
        },
        error: (error) => {
          const code = error instanceof DomainError ? error.code : 'INTERNAL';
          end({ code });
          span?.end({ failure: code });
        },
      }),
      finalize(() => {
        inFlight -= 1;
      }),
    );
  }
}

/** Sends a `DomainError` as itself and logs anything else, which the caller hears of as INTERNAL only. */
@Catch()
class ErrorFilter implements RpcExceptionFilter {
  private readonly logger = new Logger('rpc');
  constructor(private readonly call: string) {}

  catch(thrown: unknown): Observable<never> {
    if (thrown instanceof DomainError) return throwError(() => thrown.toRpc());
    const error = errorOf(thrown);
    this.logger.error(`${this.call} failed: ${error.message}`, error.stack);
    return throwError(() => ({ code: 'INTERNAL', message: 'Something went wrong on our side' }));
  }
}

type Handler<M extends RpcMap, K extends keyof M> = (
  request: RpcParsedRequest<M, K>,
) => Promise<RpcResponse<M, K>>;

/**
 * Makes a method the handler of one RPC call. It receives the parsed request; its answer is parsed, too. The method
 * belongs to a controller, or to a service that its module lists in `rpcControllers`.
 */
export function RpcMethod<M extends RpcMap, K extends keyof M & string>(rpcMap: M, call: K) {
  const definition: RpcDefinition = rpcMap[call] as M[K];
  return applyDecorators(
    MessagePattern(call),
    UsePipes(new RequestPipe(call, definition)),
    UseInterceptors(new CallInterceptor(call, definition)),
    UseFilters(new ErrorFilter(call)),
    ...(definition.adminOnly ? [UseGuards(new AdminGuard(call))] : []),
  ) as <T extends Handler<M, K>>(
    target: object,
    key: string | symbol,
    descriptor: TypedPropertyDescriptor<T>,
  ) => void;
}

import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId?: string | undefined;
  /** The span under way, as a W3C trace context. Absent while nothing is traced. */
  traceParent?: string | undefined;
}
const storage = new AsyncLocalStorage<RequestContext>();

export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

export function currentTraceParent(): string | undefined {
  return storage.getStore()?.traceParent;
}

/** Runs `work` so that its logs and outgoing calls carry `requestId`. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ ...storage.getStore(), requestId }, work);
}

/** Runs `work` so that its spans are children of this one. */
export function withTraceParent<T>(traceParent: string | undefined, work: () => T): T {
  return storage.run({ ...storage.getStore(), traceParent }, work);
}

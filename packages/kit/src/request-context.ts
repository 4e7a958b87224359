import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}
const storage = new AsyncLocalStorage<RequestContext>();

export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Runs `work` so that its logs and outgoing calls carry `requestId`. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run({ requestId }, work);
}

import type { EventName, EventPayload } from '@evident/contracts/events';

type Handler = (payload: unknown) => void;

const eventHandlers = new Map<EventName, Set<Handler>>();
const gapHandlers = new Set<() => void>();
const refusalHandlers = new Set<() => void>();

/** Counts sign-ins: an answer to an older one that arrives late opens nothing. */
let generation = 0;
let close: (() => void) | null = null;
let isOpen = false;
let wasConnected = false;

function connected(recovered: boolean): void {
  // What happened in between was replayed only if the server recovered this very connection.
  if (wasConnected && !recovered) gapHandlers.forEach((handler) => handler());
  wasConnected = true;
}

/** Opens the one connection of this tab. Repeated calls do nothing. */
export async function connectSocket(): Promise<void> {
  if (isOpen) return;
  isOpen = true;
  const mine = ++generation;
  const { openConnection } = await import('./socket-connection.js');
  if (mine !== generation) return;
  close = openConnection({
    onConnected: connected,
    onUnauthenticated: () => refusalHandlers.forEach((handler) => handler()),
    onPayload: (name, payload) => eventHandlers.get(name)?.forEach((handler) => handler(payload)),
  });
}

export function disconnectSocket(): void {
  generation++;
  close?.();
  close = null;
  wasConnected = false;
  isOpen = false;
}

function add<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => void set.delete(item);
}

/**
 * Listens for one kind of live event; works before and across connections. Payloads were parsed by their schema.
 * @returns a function that stops listening.
 */
export function onEvent<N extends EventName>(
  name: N,
  handler: (payload: EventPayload<N>) => void,
): () => void {
  const handlers = eventHandlers.get(name) ?? new Set<Handler>();
  eventHandlers.set(name, handlers);
  return add(handlers, handler as Handler);
}

/** Calls back after a reconnect that lost events: whatever lives on events must refetch. */
export function onGap(handler: () => void): () => void {
  return add(gapHandlers, handler);
}

/** Calls back when the server does not accept the session's cookies. */
export function onRefused(handler: () => void): () => void {
  return add(refusalHandlers, handler);
}

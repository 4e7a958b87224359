import type { EventName, EventPayload } from '@evident/contracts/events';

export type ConnectionState = 'idle' | 'connecting' | 'connected' | 'disconnected';

type Handler = (payload: unknown) => void;

const eventHandlers = new Map<EventName, Set<Handler>>();
const connectionHandlers = new Set<(state: ConnectionState) => void>();
const gapHandlers = new Set<() => void>();
const refusalHandlers = new Set<() => void>();

/** Counts sign-ins: an answer to an older one that arrives late opens nothing. */
let generation = 0;
let close: (() => void) | null = null;
let state: ConnectionState = 'idle';
let wasConnected = false;

function setState(next: ConnectionState): void {
  if (state === next) return;
  state = next;
  connectionHandlers.forEach((handler) => handler(next));
}

function connected(recovered: boolean): void {
  setState('connected');
  // What happened in between was replayed only if the server recovered this very connection.
  if (wasConnected && !recovered) gapHandlers.forEach((handler) => handler());
  wasConnected = true;
}

/** Opens the one connection of this tab. Repeated calls do nothing. */
export async function connectSocket(): Promise<void> {
  if (state !== 'idle') return;
  const mine = ++generation;
  setState('connecting');
  const { openConnection } = await import('./socket-connection.js');
  if (mine !== generation) return;
  close = openConnection({
    onConnected: connected,
    onDisconnected: () => setState('disconnected'),
    onUnauthenticated: () => refusalHandlers.forEach((handler) => handler()),
    onPayload: (name, payload) => eventHandlers.get(name)?.forEach((handler) => handler(payload)),
  });
}

export function disconnectSocket(): void {
  generation++;
  close?.();
  close = null;
  wasConnected = false;
  setState('idle');
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

/** Calls back whenever the connection changes, for a status line. */
export function onConnectionChange(handler: (state: ConnectionState) => void): () => void {
  return add(connectionHandlers, handler);
}

/** Calls back after a reconnect that lost events: whatever lives on events must refetch. */
export function onGap(handler: () => void): () => void {
  return add(gapHandlers, handler);
}

/** Calls back when the server does not accept the session's cookies. */
export function onRefused(handler: () => void): () => void {
  return add(refusalHandlers, handler);
}

export function connectionState(): ConnectionState {
  return state;
}

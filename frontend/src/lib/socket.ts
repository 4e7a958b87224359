import type { EventName, EventPayload } from '@evident/contracts/events';

type Handler = (payload: unknown) => void;

const eventHandlers = new Map<EventName, Set<Handler>>();
/** @param opening whether the connection opens for the first time, so that only events since the page's first data are lost */
type GapHandler = (opening: boolean) => void;

const gapHandlers = new Set<GapHandler>();
const refusalHandlers = new Set<() => void>();

/** Number of the current connection attempt; older attempts are abandoned. */
let generation = 0;
let close: (() => void) | null = null;
let isOpen = false;
let wasConnected = false;

function connected(recovered: boolean): void {
  const opening = !wasConnected;
  wasConnected = true;
  // The server replays missed events only when it recovers this connection.
  if (!recovered) gapHandlers.forEach((handler) => handler(opening));
}

/** Opens the connection of this tab. Repeated calls do nothing. */
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
 * Listens for an event, also before the connection is open and across reconnects. Payloads are validated.
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

/**
 * Calls back when the connection opens, later than the page asks for its data, and after a reconnect that lost events:
 * data that depends on events must be refetched.
 */
export function onGap(handler: GapHandler): () => void {
  return add(gapHandlers, handler);
}

/** Calls back when the server rejects the session cookies. */
export function onRefused(handler: () => void): () => void {
  return add(refusalHandlers, handler);
}

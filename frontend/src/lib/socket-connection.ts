import { EVENTS, type EventName } from '@evident/contracts/events';
import { io, type Socket } from 'socket.io-client';

/** Wait before reconnecting after a refusal; the library reconnects only lost connections. */
const REFUSED_RETRY_MS = 5_000;

export interface ConnectionListener {
  onConnected(recovered: boolean): void;
  /** The server rejected the session cookies. */
  onUnauthenticated(): void;
  /** Called with validated payloads only. */
  onPayload(name: EventName, payload: unknown): void;
}

function parsed(name: string, payload: unknown): { name: EventName; payload: unknown } | null {
  if (!(name in EVENTS)) return null;
  const known = name as EventName;
  const result = EVENTS[known].safeParse(payload);
  if (result.success) return { name: known, payload: result.data };
  console.warn(`Dropped a malformed ${name} event`, result.error.message);
  return null;
}

/**
 * Opens the connection, authenticated by the session cookie, and keeps it open.
 * @returns a function that closes it.
 */
export function openConnection(listener: ConnectionListener): () => void {
  const socket: Socket = io({
    withCredentials: true,
    transports: ['websocket', 'polling'],
    reconnectionDelayMax: 5_000,
    timeout: 10_000,
  });
  let retry: ReturnType<typeof setTimeout> | undefined;
  const connectLater = () => {
    clearTimeout(retry);
    retry = setTimeout(() => socket.connect(), REFUSED_RETRY_MS);
  };
  socket.on('connect', () => listener.onConnected(socket.recovered));
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') connectLater();
  });
  socket.on('connect_error', (error) => {
    if (socket.active) return;
    if (error.message === 'UNAUTHENTICATED') listener.onUnauthenticated();
    connectLater();
  });
  socket.onAny((name: string, payload: unknown) => {
    const event = parsed(name, payload);
    if (event) listener.onPayload(event.name, event.payload);
  });
  return () => {
    clearTimeout(retry);
    socket.removeAllListeners();
    socket.offAny();
    socket.disconnect();
  };
}

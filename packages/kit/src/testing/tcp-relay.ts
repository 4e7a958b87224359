import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface TcpRelay {
  port: number;
  /** Where new connections go from now on; before the first time they are closed at once. */
  pointTo(port: number): void;
  close(): Promise<void>;
}

/** A fixed loopback port in front of a server that comes back on another port after each restart. */
export async function startTcpRelay(): Promise<TcpRelay> {
  let target = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (target === 0) return void client.destroy();
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    pointTo: (port) => void (target = port),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}

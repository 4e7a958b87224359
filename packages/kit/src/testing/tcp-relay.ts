import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface TcpRelay {
  port: number;
  /** Sends new connections to this port and closes the open ones. 0, also at first: closes every connection. */
  pointTo(port: number): void;
  close(): Promise<void>;
}

/** A fixed loopback port that forwards to a server, which may be cut off or restart on another port. */
export async function startTcpRelay(): Promise<TcpRelay> {
  let target = 0;
  const open = new Set<Socket>();
  const cut = (): void => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    client.on('error', () => undefined);
    if (target === 0) return void client.destroy();
    const upstream = connect(target, '127.0.0.1').on('error', () => undefined);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(socket);
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
    pointTo: (port) => {
      target = port;
      cut();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
  };
}

import { get } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

const ASK_EVERY_MS = 100;

export interface Balancer {
  origin: string;
  /** Waits until exactly these gateways are ready. */
  ready(...ports: number[]): Promise<void>;
  /** New connections go to these gateways; to all without an argument. */
  sendTo(...ports: number[]): void;
  close(): void;
}

/** Passes each new connection to one of the gateways that say they are ready, in turn. It knows nothing of HTTP. */
export async function startBalancer(port: number, gateways: readonly number[]): Promise<Balancer> {
  const isReady = new Map<number, boolean>();
  let chosen: readonly number[] = gateways;
  let turn = 0;
  const open = new Set<Socket>();
  const look = (): void => {
    for (const gateway of gateways) void healthy(gateway).then((ready) => isReady.set(gateway, ready));
  };
  const timer = setInterval(look, ASK_EVERY_MS);
  const server = createServer((client) => {
    const candidates = chosen.filter((gateway) => isReady.get(gateway));
    turn += 1;
    const gateway = candidates[turn % candidates.length];
    if (gateway === undefined) return void client.destroy();
    join(client, connect(gateway, '127.0.0.1'), open);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  look();
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    ready: async (...ports) => {
      while (!gateways.every((gateway) => isReady.get(gateway) === ports.includes(gateway)))
        await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    },
    sendTo: (...ports) => {
      chosen = ports.length > 0 ? ports : gateways;
    },
    close: () => {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

function join(client: Socket, gateway: Socket, open: Set<Socket>): void {
  for (const [socket, other] of [
    [client, gateway],
    [gateway, client],
  ] as const) {
    open.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      other.destroySoon();
    });
  }
  client.pipe(gateway).pipe(client);
}

function healthy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path: '/healthz', agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    request.setTimeout(2_000, () => request.destroy());
    request.once('error', () => resolve(false));
  });
}

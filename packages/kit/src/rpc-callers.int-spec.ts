import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BILLING_RPC, type Actor, type ServiceName } from '@evident/contracts';
import { Controller, Module } from '@nestjs/common';
import { ClientTCP } from '@nestjs/microservices';
import jwt from 'jsonwebtoken';
import { firstValueFrom } from 'rxjs';
import { RpcClient } from './rpc-client.js';
import { proofOf, RpcIdentity, type StatedCall, type UserStatement } from './rpc-identity.js';
import { RpcKeys } from './rpc-keys.js';
import { RpcMethod } from './rpc-method.js';
import { startService, type RunningService } from './service.js';
import { TEST_SERVICE_ENV } from './testing/test-service-env.js';
import { until } from './testing/until.js';

const USER = '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d10';
const ADMIN: Actor = { userId: '5e0f7a6e-7c0a-4f0e-9a55-0d1a1b5b9d11', role: 'ADMIN' };
const LEARNER: Actor = { userId: USER, role: 'USER' };
const WALLET = { tokens: 3, held: 0, priority: false, analytics: false };
const ADJUSTMENT = { userId: USER, delta: 1, reason: 'why', ref: 'r' };

const { 'wallet.open': open, 'wallet.adjust': adjust, 'hold.refund': refund } = BILLING_RPC;
const SERVED = { 'wallet.open': open, 'wallet.adjust': adjust, 'hold.refund': refund } as const;
const [KEY, NEXT_KEY, AI_KEY, JUDGE_KEY] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
  string,
];

let served: unknown[] = [];

@Controller()
class WalletController {
  @RpcMethod(SERVED, 'wallet.open')
  open(request: unknown) {
    served.push(request);
    return Promise.resolve(WALLET);
  }
  @RpcMethod(SERVED, 'wallet.adjust')
  adjust(request: unknown) {
    served.push(request);
    return Promise.resolve(WALLET);
  }
  @RpcMethod(SERVED, 'hold.refund')
  refund(request: unknown) {
    served.push(request);
    return Promise.resolve(WALLET);
  }
}
@Module({ controllers: [WalletController] })
class WalletModule {}

let folder: string;
let keyFile: string;
let service: RunningService;
let raw: ClientTCP;
const clients: RpcClient<typeof BILLING_RPC>[] = [];

const keysOfBilling = (ofGateway: string): string =>
  `gateway>billing=${ofGateway}\nai>billing=${AI_KEY}\njudge-worker>billing=${JUDGE_KEY}\n`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'rpc-keys-'));
  keyFile = path.join(folder, 'billing');
  writeFileSync(keyFile, keysOfBilling(KEY));
  service = await startService({
    name: 'billing',
    env: { ...TEST_SERVICE_ENV, RPC_KEYS: undefined, RPC_KEYS_FILE: keyFile },
    module: WalletModule,
    rpc: [{ host: '127.0.0.1', port: 0, serves: [SERVED] }],
    readiness: () => () => ({ problems: [] }),
  });
  raw = new ClientTCP({ host: '127.0.0.1', port: service.rpcPorts[0] ?? 0 });
});
afterEach(() => {
  served = [];
});
afterAll(async () => {
  raw.close();
  clients.forEach((client) => client.close());
  await service.stop();
  rmSync(folder, { recursive: true });
});

const identity = (caller: ServiceName, key: string, audience = 'billing'): RpcIdentity =>
  new RpcIdentity(caller, RpcKeys.fromEnv({ RPC_KEYS: `${caller}>${audience}=${key}` }));
const gateway = identity('gateway', KEY);

function clientOf(caller: RpcIdentity): RpcClient<typeof BILLING_RPC> {
  const client = new RpcClient(BILLING_RPC, 'billing', `tcp://127.0.0.1:${service.rpcPorts[0]}`, caller);
  clients.push(client);
  return client;
}

/** What the service answers to a message that a program of an attacker writes. */
const answerTo = (call: string, message: object): Promise<unknown> =>
  firstValueFrom(raw.send<unknown>(call, message)).catch((error: unknown) => error);

const opened = (caller: unknown): Promise<unknown> =>
  answerTo('wallet.open', { requestId: 'r', caller, request: { userId: USER } });

const signed = (claims: object, options: jwt.SignOptions = {}): string =>
  jwt.sign(claims, KEY, {
    algorithm: 'HS256',
    issuer: 'gateway',
    audience: 'billing',
    expiresIn: 60,
    ...options,
  });

const UNKNOWN = { code: 'CALLER_UNKNOWN' };
const REFUSED = { code: 'CALLER_REFUSED' };

test('a caller with its own identity is served', async () => {
  await expect(clientOf(gateway).call('wallet.open', { userId: USER })).resolves.toEqual(WALLET);
  expect(await opened(signed({}))).toEqual(WALLET);
});

test('a message without an identity, as every service once sent it, is refused before the handler', async () => {
  expect(await answerTo('wallet.open', { requestId: 'r', request: { userId: USER } })).toMatchObject(UNKNOWN);
  const actor = ADMIN;
  expect(
    await answerTo('wallet.adjust', { requestId: 'r', request: { actor, ...ADJUSTMENT } }),
  ).toMatchObject(UNKNOWN);
  expect(served).toEqual([]);
});

test.each<[string, () => unknown]>([
  ['nothing', () => undefined],
  ['no token', () => 'gateway'],
  ['another key', () => identity('gateway', 'x'.repeat(40)).callerToken('billing')],
  ['another audience', () => signed({}, { audience: 'ai' })],
  ['an end in the past', () => signed({}, { expiresIn: -30 })],
  ['no end', () => jwt.sign({ iss: 'gateway', aud: 'billing' }, KEY)],
  ['no signature', () => jwt.sign({ iss: 'gateway', aud: 'billing' }, '', { algorithm: 'none' })],
  ['another algorithm', () => signed({}, { algorithm: 'HS512' })],
  ['the key of another caller', () => jwt.sign({}, JUDGE_KEY, OF_GATEWAY)],
  ['the proof of a statement', () => gateway.userStatement(OPEN, ADMIN).proof],
])('an identity with %s is refused', async (_what, token) => {
  expect(await opened(token())).toMatchObject(UNKNOWN);
  expect(served).toEqual([]);
});
const OPEN: StatedCall = { audience: 'billing', call: 'wallet.open', requestId: 'r' };
const OF_GATEWAY: jwt.SignOptions = { issuer: 'gateway', audience: 'billing', expiresIn: 60 };

test('a known caller is refused the calls that the contract does not give it', async () => {
  for (const caller of [identity('ai', AI_KEY), identity('judge-worker', JUDGE_KEY)])
    expect(await opened(caller.callerToken('billing'))).toMatchObject(REFUSED);
  const ai = identity('ai', AI_KEY);
  await expect(clientOf(ai).call('hold.refund', { holdId: USER, decidedBy: USER })).resolves.toEqual(WALLET);
  expect(served).toHaveLength(1);
});

describe('the user', () => {
  const adjusted = (statement: unknown, actor?: Actor): Promise<unknown> =>
    answerTo('wallet.adjust', {
      requestId: 'r',
      caller: gateway.callerToken('billing'),
      statement,
      request: { ...ADJUSTMENT, ...(actor && { actor }) },
    });
  const about = { audience: 'billing', call: 'wallet.adjust', requestId: 'r' } as const;
  const statement = (change: Partial<StatedCall> = {}, actor = ADMIN): UserStatement =>
    gateway.userStatement({ ...about, ...change }, actor);

  test("is taken from the gateway's statement and not from a field of the request", async () => {
    expect(await adjusted(statement(), LEARNER)).toEqual(WALLET);
    expect(served).toEqual([{ ...ADJUSTMENT, actor: ADMIN }]);
    expect(await adjusted(statement({}, LEARNER), ADMIN)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await adjusted(undefined, ADMIN)).toMatchObject(UNKNOWN);
  });

  test.each<[string, () => unknown]>([
    ['another request', () => statement({ requestId: 'another' })],
    ['another call', () => statement({ call: 'orders.refund' })],
    [
      'another audience',
      () => identity('gateway', KEY, 'ai').userStatement({ ...about, audience: 'ai' }, ADMIN),
    ],
    ['another caller', () => identity('ai', AI_KEY).userStatement(about, ADMIN)],
    ['another user', () => ({ ...statement(), userId: USER })],
    ['a higher role', () => ({ ...statement({}, LEARNER), role: 'ADMIN' })],
    ['a later end', () => ({ ...statement(), endsAtS: statement().endsAtS + 2 })],
    ['nobody', () => gateway.callerToken('billing')],
  ])('is not taken from a statement of %s', async (_what, forged) => {
    expect(await adjusted(forged())).toMatchObject(UNKNOWN);
    expect(served).toEqual([]);
  });

  test.each([-30, 3_600])('whose statement ends %i s from now is not taken', async (seconds) => {
    const key = RpcKeys.fromEnv({ RPC_KEYS: `gateway>billing=${KEY}` }).of('gateway', 'billing')[0];
    const said = { ...ADMIN, endsAtS: Math.floor(Date.now() / 1_000) + seconds };
    const proof = key ? proofOf(key, about, said).toString('base64url') : '';
    expect(await adjusted({ ...said, proof })).toMatchObject(UNKNOWN);
  });
});

test('a service whose keys are wrong hears that the other is not available, not that its user is unknown', async () => {
  const stranger = clientOf(identity('gateway', 'x'.repeat(40)));
  await expect(stranger.call('wallet.open', { userId: USER })).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
});

test('a key is replaced while the service runs', async () => {
  const next = identity('gateway', NEXT_KEY);
  const answerBecomes = (expected: object, caller: RpcIdentity): Promise<unknown> =>
    until('the new keys', async () => {
      const message = { requestId: 'r', caller: caller.callerToken('billing'), request: { userId: USER } };
      const answer = (await answerTo('wallet.open', message)) as { code?: string };
      return answer.code === (expected as { code?: string }).code;
    });
  expect(await opened(next.callerToken('billing'))).toMatchObject(UNKNOWN);
  writeFileSync(keyFile, keysOfBilling(`${KEY},${NEXT_KEY}`));
  await answerBecomes({}, next);
  expect(await opened(identity('gateway', KEY).callerToken('billing'))).toEqual(WALLET);
  writeFileSync(keyFile, 'a file that is being written');
  expect(await opened(identity('gateway', NEXT_KEY).callerToken('billing'))).toEqual(WALLET);
  writeFileSync(keyFile, keysOfBilling(NEXT_KEY));
  await until('the old key to be refused', async () => {
    // A new token each time, because a verified one is remembered until it ends.
    const answer = (await opened(signed({ jti: String(Math.random()) }))) as { code?: string };
    return answer.code === UNKNOWN.code;
  });
  expect(await opened(identity('gateway', NEXT_KEY).callerToken('billing'))).toEqual(WALLET);
});

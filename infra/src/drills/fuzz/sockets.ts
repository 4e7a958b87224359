import { connect } from 'node:net';
import { messageOf } from '@evident/kit/thrown';
import fc from 'fast-check';
import { Session } from '../../benches/support/session.js';
import { emptyTotals, note, type Totals } from './totals.js';

const PATH = '/socket.io/?EIO=4&transport=';
const CONVERSATIONS = Number(process.env['FUZZ_SOCKETS'] ?? 400);
const LIMIT_MS = 20_000;

/** Packets of Engine.IO and Socket.IO, right ones and others. */
const packet = fc.oneof(
  fc.constantFrom(
    '40',
    '41',
    '42["join","user-1"]',
    '420["x"]',
    '2',
    '3',
    '5',
    '6',
    '4',
    '43',
    '44',
    '45',
    '46',
    '40/admin,',
    '451-["a",{"_placeholder":true,"num":0}]',
    '451-["a",{"_placeholder":true,"num":9}]',
    '42[',
    '42{"a":1}',
    '42["__proto__"]',
    '42["connect"]',
    '42["disconnect"]',
    `42["a","${'x'.repeat(20_000)}"]`,
    `42${'['.repeat(5_000)}`,
    'bAAAA',
    '45999999999-[]',
    '\u001e\u001e\u001e',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(fc.constantFrom('4', '42', '45', '0'), fc.json()).map(([head, body]) => head + body),
);

/** Bytes after the upgrade: frames with wrong lengths, masks and opcodes. */
const frames = fc.uint8Array({ minLength: 1, maxLength: 200 });

async function polling(origin: string, packets: readonly string[]): Promise<number[]> {
  const ask = async (url: string, body?: string) => {
    const answer = await fetch(`${origin}${url}`, {
      method: body === undefined ? 'GET' : 'POST',
      signal: AbortSignal.timeout(LIMIT_MS),
      headers: { origin, ...(body !== undefined && { 'content-type': 'text/plain;charset=UTF-8' }) },
      ...(body !== undefined && { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  const opened = await ask(`${PATH}polling`);
  const sid = /"sid":"([^"]+)"/.exec(opened.text)?.[1] ?? 'none';
  const sent = await ask(`${PATH}polling&sid=${sid}`, packets.join('\u001e'));
  return [opened.status, sent.status];
}

/** @returns the status of the upgrade. */
function raw(origin: string, bytes: Uint8Array): Promise<number[]> {
  const { port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1');
    let head = '';
    socket.setTimeout(LIMIT_MS, () => socket.destroy(new Error('no answer')));
    socket.on('connect', () =>
      socket.write(
        `GET ${PATH}websocket HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
      ),
    );
    socket.on('data', (chunk: Buffer) => {
      if (head !== '') return;
      head = chunk.toString('latin1');
      socket.end(bytes);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve([Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)]));
  });
}

/** Nothing that a client sends may end the gateway, or another client's connection. */
export async function fuzzSockets(origin: string, seed: number, crashed: () => number): Promise<Totals> {
  const totals = emptyTotals('socket conversations');
  const bystander = await Session.signUp(origin);
  await bystander.openSocket();
  let lost = 0;
  bystander.onDisconnect(() => (lost += 1));
  const conversations = fc.sample(
    fc.oneof(
      fc.array(packet, { minLength: 1, maxLength: 6 }).map((packets) => () => polling(origin, packets)),
      frames.map((bytes) => () => raw(origin, bytes)),
    ),
    { numRuns: CONVERSATIONS, seed },
  );
  for (const [at, converse] of conversations.entries()) {
    totals.inputs += 1;
    try {
      const statuses = await converse();
      if (statuses.some((status) => status >= 500))
        note(totals, 'serverErrors', `conversation ${at}: ${statuses.join(', ')}`);
    } catch (error) {
      note(totals, 'hangs', `conversation ${at}: ${messageOf(error)}`);
    }
  }
  if (lost > 0) note(totals, 'mismatches', 'the connection of another client ended');
  if (crashed() > 0) note(totals, 'crashes', 'a service ended');
  bystander.close();
  return totals;
}

import { RpcKeys } from './rpc-keys.js';
import { Tickets } from './tickets.js';

const [OLD, NEW] = ['o'.repeat(32), 'n'.repeat(32)];
const ticketsOf = (keys: string): Tickets =>
  new Tickets('problems', RpcKeys.fromEnv({ RPC_KEYS: `gateway>problems=${keys}` }));

test('a ticket proves its own subject and no other', () => {
  const tickets = ticketsOf(OLD);
  const ticket = tickets.of('claim a 1');
  expect(tickets.proves('claim a 1', ticket)).toBe(true);
  for (const other of ['claim a 2', 'claim b 1', '']) expect(tickets.proves(other, ticket)).toBe(false);
  for (const other of [undefined, '', 'x', `${ticket}A`, ticket.slice(1)])
    expect(tickets.proves('claim a 1', other)).toBe(false);
});

test('a ticket outlives a change of the key for as long as the old one is accepted', () => {
  const ticket = ticketsOf(OLD).of('claim a 1');
  expect(ticketsOf(`${NEW},${OLD}`).proves('claim a 1', ticket)).toBe(true);
  expect(ticketsOf(NEW).proves('claim a 1', ticket)).toBe(false);
});

import type { BusEvent, EventPayload } from '@evident/contracts';
import type { EventListener, LiveEventsService } from './live-events.service.js';
import { ResultWaiterService } from './result-waiter.service.js';

const ID = '5d2f1c0e-0000-4000-8000-000000000001';

interface Row {
  status: 'queued' | 'judged';
}

let emit: EventListener = () => undefined;
let waiter: ResultWaiterService;
let row: Row;
const read = jest.fn(() => Promise.resolve(row));
beforeEach(() => {
  jest.useFakeTimers();
  const events = { listen: (listener: EventListener) => (emit = listener) };
  waiter = new ResultWaiterService(events as unknown as LiveEventsService);
  row = { status: 'queued' };
  read.mockClear();
});
afterEach(() => jest.useRealTimers());

/** Starts a wait. Time stands still, so nothing but what a test does ends it. */
function start(hungUp = new AbortController().signal, limitMs?: number): Promise<Row> {
  const wait = { id: ID, read, statusOf: ({ status }: Row) => status, hungUp };
  return waiter.wait(limitMs === undefined ? wait : { ...wait, limitMs });
}

const judgedEvent = (submissionId: string): BusEvent => {
  const payload: Partial<EventPayload<'submission.judged'>> = { submissionId };
  return { name: 'submission.judged', userId: 'ada', payload } as BusEvent;
};

test('a finished row is answered without a wait', async () => {
  row = { status: 'judged' };
  expect(await start()).toEqual({ status: 'judged' });
  expect(read).toHaveBeenCalledTimes(1);
});

test('the event of the row ends the wait', async () => {
  const waiting = start();
  await jest.advanceTimersByTimeAsync(0);
  row = { status: 'judged' };
  emit(judgedEvent(ID));
  expect(await waiting).toEqual({ status: 'judged' });
});

test('a new row is read when its event comes, and not before', async () => {
  const wait = { id: ID, read, statusOf: ({ status }: Row) => status, hungUp: new AbortController().signal };
  const waiting = waiter.wait({ ...wait, isNew: true });
  await jest.advanceTimersByTimeAsync(50);
  expect(read).not.toHaveBeenCalled();
  row = { status: 'judged' };
  emit(judgedEvent(ID));
  expect(await waiting).toEqual({ status: 'judged' });
  expect(read).toHaveBeenCalledTimes(1);
});

test('a new row whose event was lost is found soon', async () => {
  const wait = { id: ID, read, statusOf: ({ status }: Row) => status, hungUp: new AbortController().signal };
  const waiting = waiter.wait({ ...wait, isNew: true });
  row = { status: 'judged' };
  await jest.advanceTimersByTimeAsync(100);
  expect(await waiting).toEqual({ status: 'judged' });
});

test('the event of another row wakes nobody up', async () => {
  const waiting = start();
  await jest.advanceTimersByTimeAsync(0);
  emit(judgedEvent('5d2f1c0e-0000-4000-8000-000000000002'));
  await jest.advanceTimersByTimeAsync(0);
  expect(read).toHaveBeenCalledTimes(1);
  waiter.drain();
  await waiting;
});

test('an event between the read and the wait is not missed', async () => {
  read.mockImplementationOnce(() => {
    const before = row;
    row = { status: 'judged' };
    emit(judgedEvent(ID));
    return Promise.resolve(before);
  });
  expect(await start()).toEqual({ status: 'judged' });
});

test('a row whose event was lost is found by polling', async () => {
  const waiting = start();
  await jest.advanceTimersByTimeAsync(0);
  row = { status: 'judged' };
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toEqual({ status: 'judged' });
});

test('the time limit ends the wait with the row as it is', async () => {
  const waiting = start(undefined, 5_000);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(await waiting).toEqual({ status: 'queued' });
});

test('a caller who hangs up ends the wait', async () => {
  const caller = new AbortController();
  const waiting = start(caller.signal);
  await jest.advanceTimersByTimeAsync(0);
  caller.abort();
  expect(await waiting).toEqual({ status: 'queued' });
});

test('a stopping gateway ends all waits', async () => {
  const waiting = [start(), start()];
  await jest.advanceTimersByTimeAsync(0);
  waiter.drain();
  expect(await Promise.all(waiting)).toEqual([{ status: 'queued' }, { status: 'queued' }]);
});

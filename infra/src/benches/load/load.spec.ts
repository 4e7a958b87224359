import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkedFolder, K6 } from './k6.js';
import { missed, readSummary, routeRows, type LoadFigures } from './k6-report.js';
import { accountsFor, readPlan, shareOf } from './load-plan.js';

const plan = readPlan(__dirname);
const script = readFileSync(path.join(__dirname, 'load.k6.js'), 'utf8');

const trend = (count: number, p99: number) => ({
  values: { count, 'p(50)': 4, 'p(95)': 12.5, 'p(99)': p99, max: 80 },
});
const counter = (count: number) => ({ values: { count, rate: 1 } });
const summary = {
  http_req_duration: trend(300, 60),
  'http_req_duration{name:list}': trend(200, 70),
  'http_req_duration{name:me}': trend(100, 20),
  failures: counter(3),
  'failures{name:list}': counter(3),
};
const figures = readSummary(summary, ['list', 'me'], 10);

test('the shares of the mix are percents, and cover sign-ups, reads, runs and submits', () => {
  expect(Object.values(plan.mix).reduce((sum, share) => sum + share, 0)).toBe(100);
  for (const name of ['sign-up', 'list', 'problem', 'me', 'statistics', 'run', 'submit'])
    expect(plan.mix[name]).toBeGreaterThan(0);
  expect(shareOf(plan.reads, 'list')).toBeCloseTo(1 / 3);
  expect(shareOf(plan.reads, 'submit')).toBe(0);
});

test('the script knows each route of the plan, and the plan each route of the script', () => {
  const [, body = ''] = /const ROUTES = \{\n([\s\S]*?)\n\};/.exec(script) ?? [];
  const routes = [...body.matchAll(/^ {2}'?([a-z-]+)'?: \(/gm)].map(([, name]) => name).sort();
  const planned = new Set([plan.reads, plan.submits, plan.mix].flatMap((part) => Object.keys(part)));
  expect(routes).toEqual([...planned].sort());
});

test('no account has more open submissions than it may, even when nothing is judged', () => {
  expect(accountsFor(100, 1, 30, 20)).toBe(150);
  expect(accountsFor(60, 0.06, 30, 3)).toBe(36);
  expect(accountsFor(0, 1, 30, 20)).toBe(1);
});

test('a summary becomes a table with a row for each route', () => {
  expect(routeRows(figures, 10)).toEqual([
    ['route', 'requests', 'a second', 'failed', 'p50 ms', 'p95 ms', 'p99 ms', 'longest ms'],
    ['list', '200', '20.0', '3', '4.0', '13', '70', '80'],
    ['me', '100', '10.0', '0', '4.0', '13', '20', '80'],
    ['all', '300', '30.0', '3', '4.0', '13', '60', '80'],
  ]);
  expect(figures).toMatchObject({ requestsPerS: 30, dropped: 0, sentAgain: 0, sockets: null });
});

test('a summary without a route of the plan is refused', () => {
  expect(() => readSummary(summary, ['list', 'submit'], 10)).toThrow('k6 reports nothing of submit');
});

test('sockets are reported when there were any', () => {
  const opened = { ...summary, sockets_opened: counter(40), sockets_cut: counter(2), events: counter(9) };
  expect(readSummary(opened, ['me'], 10).sockets).toEqual({ opened: 40, cut: 2, events: 9, connectP99Ms: 0 });
});

test('each goal that is missed is said', () => {
  const goal = { requestsPerS: 30, p99Ms: 100 };
  const fine: LoadFigures = { ...figures, all: { ...figures.all, failed: 0 } };
  expect(missed(fine, goal)).toEqual([]);
  expect(missed(fine, { ...goal, requestsPerS: 31 })).toEqual(['30.0 requests a second, not 31']);
  expect(missed(fine, { ...goal, p99Ms: 59 })).toEqual(['p99 of 60 ms, not 59']);
  expect(missed({ ...fine, dropped: 3 }, goal)).toEqual([]);
  expect(missed({ ...fine, dropped: 4 }, goal)).toEqual(['4 requests could not be sent in time']);
  expect(missed(figures, goal)).toEqual(['3 requests failed']);
});

test('k6 is built from the pinned module only', () => {
  expect(checkedFolder({ Dir: '/modules/k6', Sum: K6.sum })).toBe('/modules/k6');
  expect(() => checkedFolder({ Dir: '/modules/k6', Sum: 'h1:another' })).toThrow(
    'has the checksum h1:another',
  );
});

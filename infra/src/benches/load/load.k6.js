/* global __ENV, __ITER, __VU, open */
import exec from 'k6/execution';
import http from 'k6/http';
import { Counter, Trend } from 'k6/metrics';
import { setTimeout } from 'k6/timers';
import { WebSocket } from 'k6/websockets';

/**
 * The load, for k6. `load.main.ts` starts it with the accounts and problems of a running product.
 * LOAD_PART names a part of load-plan.json; its shares say how often each route is called.
 */
const { origin, accounts, problemId, source, part, seconds, rate, connections, sockets } = JSON.parse(
  open(__ENV.LOAD_TASK),
);
const shares = Object.entries(JSON.parse(open('./load-plan.json'))[part]);
const total = shares.reduce((sum, [, share]) => sum + share, 0);
const names = shares.map(([name]) => name);

const API = `${origin}/api/v1`;
const TIMEOUT = '30s';
const PYTHON = 71;
const failures = new Counter('failures');
const sentAgain = new Counter('sent_again');
const socketsOpened = new Counter('sockets_opened');
const socketsCut = new Counter('sockets_cut');
const events = new Counter('events');
const socketMs = new Trend('socket_ms', true);

const duration = `${seconds}s`;
const workers = { preAllocatedVUs: connections, maxVUs: connections };
const requests =
  rate > 0
    ? { executor: 'constant-arrival-rate', rate, timeUnit: '1s', duration, ...workers }
    : { executor: 'constant-vus', vus: connections, duration };

/** k6 reports a route apart only when a threshold names it. */
const perRoute = names.flatMap((name) => [
  [`http_req_duration{name:${name}}`, ['max>=0']],
  [`failures{name:${name}}`, ['count>=0']],
]);

export const options = {
  discardResponseBodies: true,
  scenarios: {
    requests: { ...requests, exec: 'request' },
    ...(sockets > 0 && {
      sockets: {
        executor: 'per-vu-iterations',
        vus: sockets,
        iterations: 1,
        maxDuration: `${seconds + 30}s`,
        exec: 'live',
      },
    }),
  },
  summaryTrendStats: ['count', 'p(50)', 'p(95)', 'p(99)', 'max'],
  thresholds: Object.fromEntries(perRoute),
};

let sent = 0;
/** Differs in every request of every virtual user. */
const unique = () =>
  `${exec.scenario.name}-${__VU}-${__ITER}-${(sent += 1)}-${Math.random().toString(36).slice(2)}`;
const pick = (list) => list[Math.floor(Math.random() * list.length)];
/** Accounts take turns, because each may have only so many open runs and submissions. */
const nextAccount = () => accounts[exec.scenario.iterationInTest % accounts.length];

/** What this virtual user sent last. */
let last;

function choose() {
  let left = Math.random() * total;
  for (const [name, share] of shares) if ((left -= share) < 0) return name;
  return names[names.length - 1];
}

/** Sends it once more when the connection broke, as a browser or a proxy does for what may be repeated. */
function send(name, method, path, { account, body, headers = {}, ...params }) {
  const full = {
    timeout: TIMEOUT,
    tags: { name },
    headers: {
      origin,
      'accept-encoding': 'gzip, deflate, br',
      ...(account && { cookie: account.cookie }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...params,
  };
  const text = body ? JSON.stringify(body) : null;
  const answer = http.request(method, `${API}${path}`, text, full);
  if (answer.status !== 0) return note(name, answer);
  sentAgain.add(1);
  return note(name, http.request(method, `${API}${path}`, text, full));
}

let told = 0;
function note(name, answer) {
  if (answer.status >= 200 && answer.status < 400) return answer;
  failures.add(1, { name });
  if ((told += 1) <= 2) console.error(`${name}: ${answer.status} ${answer.error} ${answer.body || ''}`);
  return answer;
}

const code = () => ({
  source_code: `${source}\n# ${unique()}\n`,
  language_id: PYTHON,
  stdin: [],
  expected_outputs: [],
  problemId,
});

/** Answers 202 at once, as the pages ask for it; the verdict comes over the socket. */
function execute(name, path, account) {
  const headers = { prefer: 'respond-async', 'idempotency-key': unique() };
  const answer = send(name, 'POST', path, { account, body: code(), headers, responseType: 'text' });
  if (answer.status >= 200 && answer.status < 300) last = { account, id: answer.json('submission.id') };
}

const pathOf = (id) => (id.startsWith('run_') ? `/execute-code/run/${id}` : `/submission/${id}`);

const ROUTES = {
  me: (account) => send('me', 'GET', '/auth/get-me', { account }),
  list: (account) => send('list', 'GET', '/problems/get-all-problems', { account }),
  problem: (account) => send('problem', 'GET', `/problems/get-problem/${problemId}`, { account }),
  history: (account) =>
    send('history', 'GET', `/submission/get-submissions/${problemId}?limit=20`, { account }),
  statistics: (account) =>
    send('statistics', 'GET', `/submission/get-submission-count/${problemId}`, { account }),
  draft: (account) =>
    send('draft', 'PUT', `/problems/${problemId}/drafts`, {
      account,
      body: { language: 'PYTHON', sourceCode: source },
    }),
  verdict: (account) =>
    send('verdict', 'GET', last ? pathOf(last.id) : `/submission/get-submissions/${problemId}?limit=1`, {
      account: last ? last.account : account,
    }),
  run: (account) => execute('run', '/execute-code/run', account),
  submit: (account) => execute('submit', '/execute-code/', account),
  'sign-up': () =>
    send('sign-up', 'POST', '/auth/register', {
      body: { name: 'Load', email: `load-${unique()}@example.org`, password: 'a long password of a load' },
      jar: new http.CookieJar(),
    }),
};

export function request() {
  const name = choose();
  ROUTES[name](name === 'submit' || name === 'run' ? nextAccount() : pick(accounts));
}

/** A tab that listens: Socket.IO over a WebSocket, whose server asks for a sign of life with `2`. */
export function live() {
  const account = accounts[(exec.vu.idInTest - 1) % accounts.length];
  const began = Date.now();
  const end = began + seconds * 1_000;
  const open = () => {
    const at = Date.now();
    const socket = new WebSocket(
      `${origin.replace(/^http/, 'ws')}/socket.io/?EIO=4&transport=websocket`,
      null,
      { headers: { cookie: account.cookie, origin }, tags: { name: 'socket' } },
    );
    let ended = false;
    socket.onmessage = ({ data }) => {
      if (data.startsWith('0')) socket.send('40');
      else if (data === '2') socket.send('3');
      else if (data.startsWith('40')) {
        socketsOpened.add(1);
        socketMs.add(Date.now() - at);
        setTimeout(
          () => {
            ended = true;
            socket.close();
          },
          Math.max(1, end - Date.now()),
        );
      } else if (data.startsWith('42')) events.add(1);
    };
    socket.onclose = () => {
      if (ended || Date.now() >= end - 1_000) return;
      socketsCut.add(1);
      setTimeout(open, 500 + Math.random() * 1_000);
    };
  };
  open();
}

/** @returns what `k6-report.ts` reads */
export function handleSummary({ metrics }) {
  return { [__ENV.LOAD_SUMMARY]: JSON.stringify(metrics) };
}

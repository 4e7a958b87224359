import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './prerequisites.mjs';

/**
 * Builds the images, starts the compose file with secrets of its own, has one program judged over HTTP and removes
 * everything again. It needs a Docker engine with compose, and port 3000.
 */
const ORIGIN = 'http://localhost:3000';
const PATIENCE_MS = 5 * 60_000;
const LOOK_MS = 1_000;
const PYTHON = 71;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-compose-'));
const secretsDir = path.join(folder, 'secrets');
fs.mkdirSync(secretsDir, { mode: 0o700 });
// The payment provider makes these; the rest is made below.
for (const name of ['razorpay-key-secret', 'razorpay-webhook-secret'])
  fs.writeFileSync(path.join(secretsDir, name), randomBytes(24).toString('hex'));
const settings = {
  SECRETS_DIR: secretsDir,
  RAZORPAY_KEY_ID: 'rzp_test_smoke',
  PUBLIC_ORIGIN: ORIGIN,
  ADMIN_EMAIL: 'admin@example.org',
  SUPPORT_EMAIL: 'support@example.org',
};
const envFile = path.join(folder, '.env');
fs.writeFileSync(
  envFile,
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(''),
  { mode: 0o600 },
);

function compose(...args) {
  const { status, error } = spawnSync(
    'docker',
    ['compose', '--project-name', 'evident-smoke', '--env-file', envFile, ...args],
    { cwd: root, stdio: 'inherit' },
  );
  if (status !== 0) throw error ?? new Error(`docker compose ${args[0]} ended with ${status}`);
}

/** Asks again until `look` gives a value. */
async function until(what, look) {
  const end = Date.now() + PATIENCE_MS;
  let last = '';
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      last = error.message;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  throw new Error(`Waited ${PATIENCE_MS / 1_000} s for ${what}. ${last}`);
}

/** A learner's calls, with the cookies that the product sets. */
const cookies = new Map();
async function call(method, route, body) {
  const response = await fetch(`${ORIGIN}/api/v1${route}`, {
    method,
    headers: {
      'content-type': 'application/json',
      origin: ORIGIN,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${await response.text()}`);
  return response.json();
}

async function judgeOneProgram() {
  await call('POST', '/auth/register', {
    name: 'Smoke',
    email: `smoke-${randomBytes(4).toString('hex')}@example.org`,
    password: randomBytes(12).toString('hex'),
  });
  const { problems } = await until('the catalogue', async () => {
    const list = await call('GET', '/problems/get-all-problems');
    return list.problems.length > 0 && list;
  });
  const { id } = problems.find(({ slug }) => slug === 'climbing-stairs');
  const source = fs.readFileSync(
    path.join(root, 'packages/catalogue/problems/climbing-stairs/solutions/python/reference.py'),
    'utf8',
  );
  const { submission } = await call('POST', '/execute-code/', {
    source_code: source,
    language_id: PYTHON,
    stdin: [],
    expected_outputs: [],
    problemId: id,
  });
  return submission.status;
}

try {
  compose('build');
  compose('run', '--rm', '--user', `${process.getuid()}:${process.getgid()}`, 'secrets');
  compose('up', '--detach', '--wait', '--wait-timeout', String(PATIENCE_MS / 1_000));
  await until('the page', async () => (await fetch(`${ORIGIN}/`, { headers: { accept: 'text/html' } })).ok);
  const verdict = await judgeOneProgram();
  process.stdout.write(`The verdict of a right program: ${verdict}\n`);
  if (verdict !== 'Accepted') throw new Error('It should have been accepted');
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error.message}\n`);
  spawnSync(
    'docker',
    ['compose', '--project-name', 'evident-smoke', '--env-file', envFile, 'logs', '--tail', '60'],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
} finally {
  try {
    compose('down', '--volumes', '--remove-orphans');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

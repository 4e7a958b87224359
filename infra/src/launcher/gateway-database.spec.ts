import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gatewayDatabaseUrl } from './gateway-database.js';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'evident-admin-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keepSecrets = (): void =>
  writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify({ gatewayDatabase: 'of the gateway' }));
function keepServer(pid: number): void {
  mkdirSync(path.join(dataDir, 'postgres'));
  writeFileSync(
    path.join(dataDir, 'postgres/postmaster.pid'),
    `${pid}\n${dataDir}/postgres\n1700000000\n5433\n\n127.0.0.1\n`,
  );
}
const url = (env: NodeJS.ProcessEnv = {}): string => gatewayDatabaseUrl({ DATA_DIR: dataDir, ...env });

test('the private server that runs on the data folder is found', () => {
  keepSecrets();
  keepServer(process.pid);
  expect(url()).toBe('postgres://evident_gateway:of%20the%20gateway@127.0.0.1:5433/evident');
});

test('what a dead server left behind is not taken for a running one', () => {
  keepSecrets();
  keepServer(spawnSync('true').pid);
  expect(() => url()).toThrow(/is not running: start it with "npm start"/);
});

test('a stopped product and one that never started are told apart', () => {
  expect(() => url()).toThrow(/There is no product in/);
  keepSecrets();
  expect(() => url()).toThrow(/is not running/);
});

test('a server of your own is entered as the gateway, whatever role its address names', () => {
  keepSecrets();
  expect(url({ DATABASE_URL: 'postgres://owner:secret@db.example:5432/evident' })).toBe(
    'postgres://evident_gateway:of%20the%20gateway@db.example:5432/evident',
  );
  const own = 'postgres://evident_gateway:its-own@db.example:5432/evident';
  expect(url({ DATABASE_URL: own })).toBe(own);
});

test('without a data folder the address is taken as it is', () => {
  const given = 'postgres://someone:secret@db.example:5432/evident';
  expect(url({ DATABASE_URL: given })).toBe(given);
});

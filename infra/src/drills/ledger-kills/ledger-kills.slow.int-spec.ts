import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../../..');
const node = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', timeout: 230_000 });

it('billing loses no acknowledged capture when PostgreSQL is killed twice under load', () => {
  const { stdout, stderr, status } = node('infra/dist/drills/ledger-kills/ledger-kills.js', '2', '40');
  expect(`${stdout}${stderr}`).toMatch(/lost: 0, rows in the drift views: 0\nPASSED/);
  expect(status).toBe(0);
});

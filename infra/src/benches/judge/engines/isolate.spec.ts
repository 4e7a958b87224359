import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BareProcesses } from '../bare.js';
import { NOTHING } from '../workloads.js';
import type { PreparedProgram } from './engine.js';
import { commandsOf, findIsolate, readMeta } from './isolate.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-isolate-'));
const log = path.join(folder, 'calls');
const pathBefore = process.env.PATH;
afterEach(() => {
  process.env.PATH = pathBefore;
  fs.rmSync(log, { force: true });
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const programFolder = path.join(folder, 'program');
fs.mkdirSync(programFolder);
const program: PreparedProgram = {
  workload: NOTHING,
  folder: programFolder,
  argv: [path.join(programFolder, 'main')],
};

/** A command that behaves as the manual of isolate says, but runs nothing; it keeps a list of its calls. */
function install(reportedSeconds: string, exitCode = 0): void {
  const script = `#!/bin/sh
case "$*" in
  --version) echo "The process isolator 2.0"; exit 0 ;;
esac
echo "$*" >> ${log}
for word in "$@"; do
  case "$word" in
    --meta=*) printf 'time:${reportedSeconds}\\ntime-wall:0.100\\nmessage:a: b\\n' > "\${word#--meta=}" ;;
    --run) exit ${exitCode} ;;
  esac
done
`;
  const bin = path.join(folder, 'bin');
  fs.mkdirSync(bin, { recursive: true });
  fs.writeFileSync(path.join(bin, 'isolate'), script, { mode: 0o755 });
  process.env.PATH = bin;
}

const find = (grouped: boolean) => findIsolate(new BareProcesses(folder), program, grouped);

it('reads the lines of a meta file', () => {
  expect(readMeta('time:0.012\nstatus:SG\nmessage:Caught: signal 9\n\n')).toEqual({
    time: '0.012',
    status: 'SG',
    message: 'Caught: signal 9',
  });
});

it('makes, uses and removes a box for each test', () => {
  const call = { command: '/usr/bin/isolate', boxId: 3, meta: '/tmp/meta', grouped: true };
  const [init, run, cleanup] = commandsOf(call, program);
  expect(init).toEqual(['/usr/bin/isolate', '--box-id=3', '--cg', '--init']);
  expect(cleanup).toEqual(['/usr/bin/isolate', '--box-id=3', '--cg', '--cleanup']);
  expect(run).toEqual(
    expect.arrayContaining([
      '--cg',
      '--cg-mem=524288',
      '--meta=/tmp/meta',
      `--dir=/program=${programFolder}`,
    ]),
  );
  expect(run?.slice(-3)).toEqual(['--run', '--', '/program/main']);
});

it('limits no memory without control groups, and binds a runtime that is elsewhere', () => {
  const call = { command: 'isolate', boxId: 0, meta: 'meta', grouped: false };
  const [, run] = commandsOf(call, { ...program, argv: ['/opt/node/bin/node', `${programFolder}/main.js`] });
  expect(run?.filter((word) => word.startsWith('--cg') || word.startsWith('--mem'))).toEqual([]);
  expect(run).toContain('--dir=/opt/node');
  expect(run?.slice(-2)).toEqual(['/opt/node/bin/node', '/program/main.js']);
});

it('reports that none was found', async () => {
  process.env.PATH = '/nowhere';
  expect(await find(false)).toEqual({ said: 'isolate: no command "isolate" on the PATH' });
});

it('reports why isolate does not run', async () => {
  install('0.010', 2);
  const { engine, said } = await find(true);
  expect(engine).toBeUndefined();
  expect(said).toMatch(/^isolate --cg 2\.0 at .*does not run here: .*ended with status 512/);
});

it('adds what runs in groups that the box is moved to', async () => {
  install('5.000');
  const { engine, said } = await find(true);
  expect(said).toBe(`isolate --cg 2.0 at ${path.join(folder, 'bin', 'isolate')}`);
  fs.rmSync(log);
  expect(await engine?.run(program, 2)).toBeGreaterThan(10_000);
  const calls = fs.readFileSync(log, 'utf8').trim().split('\n');
  expect(calls.map((call) => /--(init|run|cleanup)/.exec(call)?.[1])).toEqual([
    'init',
    'run',
    'cleanup',
    'init',
    'run',
    'cleanup',
  ]);
  await engine?.close();
});

it('counts the whole tree in its own control group otherwise', async () => {
  install('0.000');
  const { engine } = await find(false);
  const used = await engine?.run(program, 2);
  expect(used).toBeGreaterThan(0);
  expect(engine?.accounting).toContain('holds its programs too');
  await engine?.close();
});

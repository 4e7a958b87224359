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

interface StandIn {
  reportedSeconds?: string;
  /** Of `--run`. */
  exitCode?: number;
}

const boxOf = (id: number): string => path.join(folder, `box-${id}`);

/**
 * A command that behaves as the manual of isolate says, but runs nothing; it keeps a list of its calls. As with the real
 * one, a box that was not removed is the end of the next `--init`.
 */
function install({ reportedSeconds = '0.000', exitCode = 0 }: StandIn = {}): void {
  const script = `#!/bin/sh
case "$*" in
  --version) echo "The process isolator 2.0"; exit 0 ;;
esac
echo "$*" >> ${log}
for word in "$@"; do
  case "$word" in
    --box-id=*) box="${path.join(folder, 'box')}-\${word#--box-id=}" ;;
    --meta=*) printf 'time:${reportedSeconds}\\ntime-wall:0.100\\nmessage:a: b\\n' > "\${word#--meta=}" ;;
    --init) /bin/mkdir "$box" 2>/dev/null || { echo "Box already exists" >&2; exit 2; } ;;
    --run) [ ${exitCode} = 0 ] || echo "Cannot run" >&2; exit ${exitCode} ;;
    --cleanup) /bin/rm -rf "$box" ;;
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

const callsOf = () =>
  fs
    .readFileSync(log, 'utf8')
    .trim()
    .split('\n')
    .map((one) => /--(init|run|cleanup)/.exec(one)?.[1]);

it('reports why isolate does not run, and leaves no box', async () => {
  install({ exitCode: 2 });
  const { engine, said } = await find(true);
  expect(engine).toBeUndefined();
  expect(said).toMatch(/^isolate --cg 2\.0 at .*does not run here: Cannot run$/);
  expect(fs.existsSync(boxOf(1))).toBe(false);
});

it('removes a box that an earlier benchmark left', async () => {
  install();
  fs.mkdirSync(boxOf(0));
  const { engine, said } = await find(false);
  expect(said).not.toContain('does not run');
  await engine?.close();
});

it('removes the box after a run that ends badly, so that the next one can start', async () => {
  install();
  const { engine } = await find(false);
  install({ exitCode: 1 });
  await expect(engine?.run(program, 1)).rejects.toThrow('ended with status 256');
  expect(fs.existsSync(boxOf(0))).toBe(false);
  install();
  expect(await engine?.run(program, 1)).toBeGreaterThan(0);
  await engine?.close();
});

it('adds what runs in groups that the box is moved to', async () => {
  install({ reportedSeconds: '5.000' });
  const { engine, said } = await find(true);
  expect(said).toBe(`isolate --cg 2.0 at ${path.join(folder, 'bin', 'isolate')}`);
  fs.rmSync(log);
  expect(await engine?.run(program, 2)).toBeGreaterThan(10_000);
  expect(callsOf()).toEqual(['init', 'run', 'cleanup', 'init', 'run', 'cleanup']);
  await engine?.close();
});

it('counts the whole tree in its own control group otherwise', async () => {
  install();
  const { engine } = await find(false);
  const used = await engine?.run(program, 2);
  expect(used).toBeGreaterThan(0);
  expect(engine?.accounting).toContain('holds its programs too');
  await engine?.close();
});

it('keeps a control group for the boxes of version 2 while it is measured', async () => {
  install();
  const kept = path.join(folder, 'kept', 'cgroup');
  const keeper = `#!/bin/sh\n/bin/mkdir -p ${path.dirname(kept)}\necho group > ${kept}\nexec /bin/sleep 100\n`;
  fs.writeFileSync(path.join(folder, 'bin', 'isolate-cg-keeper'), keeper, { mode: 0o755 });
  const { engine } = await findIsolate(new BareProcesses(folder), program, true, kept);
  expect(fs.readFileSync(kept, 'utf8')).toBe('group\n');
  expect(await engine?.run(program, 1)).toBeGreaterThan(0);
  await engine?.close();
  expect(fs.existsSync(kept)).toBe(false);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { JS_TINY, PYTHON_TINY } from '../workloads.js';
import { findDmoj, settings } from './dmoj.js';
import type { PreparedProgram } from './engine.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-dmoj-spec-'));
const source = path.join(folder, 'main.py');
fs.writeFileSync(source, PYTHON_TINY.source);
const program: PreparedProgram = { workload: PYTHON_TINY, folder, argv: ['/usr/bin/python3', source] };
fs.chmodSync(folder, 0o755);
const pathBefore = process.env.PATH;
const foldersBefore = leftFolders();
afterEach(() => (process.env.PATH = pathBefore));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function leftFolders(): string[] {
  return fs
    .readdirSync(os.tmpdir())
    .filter((name) => name.startsWith('evident-dmoj-') && !name.includes('spec'));
}

/** A judge that speaks DMOJ's protocol but runs nothing; each test ends with `status`. */
function install(name: string, status: number, instead = ''): void {
  const bin = path.join(folder, name);
  fs.mkdirSync(bin);
  const script = `#!/usr/bin/python3
import json, os, socket, struct, sys, zlib
port = int(sys.argv[sys.argv.index('--server-port') + 1])
settings = json.load(open(sys.argv[sys.argv.index('--config') + 1]))
problems = os.path.dirname(settings['problem_storage_globs'][0])
site = socket.create_connection(('127.0.0.1', port))
stream = site.makefile('rb')

def say(name, **more):
    body = zlib.compress(json.dumps({'name': name, **more}).encode())
    site.sendall(struct.pack('!I', len(body)) + body)

def hear():
    size = stream.read(4)
    return json.loads(zlib.decompress(stream.read(struct.unpack('!I', size)[0]))) if size else sys.exit()

say('handshake', executors={'PY3': [['python3', [3, 11, 2]]]}, problems=[], id='bench', key='bench')
assert hear()['name'] == 'handshake-success'
while True:
    asked = hear()
    about = {'submission-id': asked['submission-id']}
    say('submission-acknowledged', **about)
    if os.getuid() == 0:
        say('internal-error', message='running the judge as root is unsafe', **about)
    ${instead || 'pass'}
    folder = os.path.join(problems, asked['problem-id'])
    tests = json.load(open(os.path.join(folder, 'init.yml')))['test_cases']
    feedback = '' if open(os.path.join(folder, tests[0]['out'])).read() == '42\\n' else 'no answer'
    # The judge sends some tests at a time, and what belongs to an older submission may still come.
    say('test-case-status', **{'submission-id': -1}, cases=[{'position': 1, 'status': 9, 'time': 1}])
    for place in range(len(tests)):
        say('test-case-status', cases=[{'position': place + 1, 'status': ${status}, 'time': 2.5, 'feedback': feedback}], **about)
    say('grading-end', **about)
`;
  fs.writeFileSync(path.join(bin, 'dmoj'), script, { mode: 0o755 });
  process.env.PATH = bin;
}

it('reports that none was found', async () => {
  process.env.PATH = '/nowhere';
  expect(await findDmoj(program)).toEqual({ said: 'DMOJ: no command "dmoj" on the PATH' });
});

it('gives the judge the runtimes of the bare processes, and Node the folders it asks for', () => {
  expect(JSON.parse(settings('/bench'))).toMatchObject({
    problem_storage_globs: ['/bench/problems/*'],
    tempdir: '/bench/submissions',
    extra_fs: { NODEJS: [{ exact_dir: '/bench' }, { exact_dir: '/bench/submissions' }] },
    runtime: { python3: '/usr/bin/python3', node: process.execPath },
  });
});

it('has a judge grade submissions of as many tests as asked, and ends it', async () => {
  install('accepting', 0);
  const { engine, said } = await findDmoj(program);
  expect(said).toBe(`DMOJ at ${path.join(folder, 'accepting', 'dmoj')} with PY3`);
  const used = await engine?.run(program, 3);
  // The judge reports 7.5 s, which it did not use.
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThan(7500);
  await expect(engine?.run({ ...program, workload: JS_TINY }, 3)).rejects.toThrow('it has no NODEJS');
  await engine?.close();
  expect(leftFolders()).toEqual(foldersBefore);
});

it('is not compared when a test ends badly', async () => {
  install('failing', 4);
  const { engine, said } = await findDmoj(program);
  expect(engine).toBeUndefined();
  expect(said).toContain('does not run here: Python, tiny: 1 tests, status 4');
  expect(leftFolders()).toEqual(foldersBefore);
});

it('is not compared when the judge cannot grade', async () => {
  install('broken', 0, "say('internal-error', message='no sandbox', **about); continue");
  expect((await findDmoj(program)).said).toContain('does not run here: no sandbox');
});

it('is not compared when the judge hangs up', async () => {
  install('fleeing', 0, 'sys.exit()');
  expect((await findDmoj(program)).said).toContain('does not run here: the judge hung up');
});

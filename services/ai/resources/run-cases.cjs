/* global SOURCE, VARIED, MARKER, WEIGHINGS, MARKS, BLOCKS */
/*
 * Runs a program once for each of many inputs, each time in a fresh V8 context. The context's process and file system
 * read the case's input and keep its output. The caller puts SOURCE, VARIED, MARKER, WEIGHINGS, MARKS (the name of the program's
 * array of marks, or '') and BLOCKS (their number) in front of this text. run_cases.py describes input and output.
 */
const { EventEmitter } = require('node:events');
const fs = require('node:fs');
const { Readable, Writable } = require('node:stream');
const v8 = require('node:v8');
const vm = require('node:vm');
const zlib = require('node:zlib');

const STDIN = new Set([0, '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);
const ERROR_BYTES = 4096;
// A timeout of V8 counts by the clock. A case that had the core for a smaller share of it is played again with more time.
const WORKED_SHARE = 0.8;
const MORE_TIME = 4;
const MOST_TIME = 64;
const GLOBALS = [
  'Buffer',
  'URL',
  'TextDecoder',
  'TextEncoder',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'clearTimeout',
  'clearInterval',
  'clearImmediate',
  'queueMicrotask',
  'structuredClone',
  'performance',
];
// In a context a global takes a hundred times as long as a local name, so programs get these as locals. The counter
// replaces other ones, such as Set and Map, which are made far less often than Math is called.
const LOCAL_GLOBALS = [
  'Array',
  'BigInt',
  'Boolean',
  'Buffer',
  'Error',
  'Infinity',
  'JSON',
  'Math',
  'NaN',
  'Number',
  'Object',
  'Reflect',
  'String',
  'Symbol',
  'console',
  'isNaN',
  'parseFloat',
  'parseInt',
  'process',
].join(', ');
const realRequire = require;
const realProcess = process;

class Exit {}

class Kept {
  constructor(most) {
    this.most = most;
    this.chunks = [];
    this.size = 0;
    this.stream = new Writable({
      decodeStrings: false,
      write: (chunk, encoding, done) => {
        this.add(chunk, encoding);
        done();
      },
    });
  }

  add(chunk, encoding) {
    const bytes =
      typeof chunk === 'string' ? Buffer.from(chunk, encoding === 'buffer' ? 'utf8' : encoding) : chunk;
    if (this.size < this.most) this.chunks.push(bytes.subarray(0, this.most - this.size));
    this.size += bytes.length;
  }

  text() {
    return Buffer.concat(this.chunks.map((chunk) => Buffer.from(chunk))).toString('base64');
  }
}

const [head, packed] = fs.readFileSync(0, 'latin1').split('\n');
const [caseMs, keep, mostTimeouts, ...every] = head.split(' ').map(Number);
const data = zlib.gunzipSync(Buffer.from(packed, 'base64'));
const frames = [];
for (let at = 0; at < data.length; at += 4 + data.readInt32BE(at))
  frames.push(data.subarray(at + 4, at + 4 + data.readInt32BE(at)));

const inputs = VARIED ? frames.filter((_, at) => at % 2 === 1) : frames;

const compiled = (source) =>
  new vm.Script(
    `(function (${LOCAL_GLOBALS}) { return function (exports, require, module, __filename, __dirname, ${MARKS}) {${source}\n}; })(${LOCAL_GLOBALS}).call(module.exports, module.exports, require, module, '/box/main.js', '/box', process.marks)`,
    { filename: 'main.js' },
  );
let script;
let refused;
try {
  if (!VARIED) script = compiled(SOURCE);
} catch (error) {
  refused = error;
}

let collect;
/** Bytes in use after a garbage collection. */
function heapInUse() {
  if (!collect) {
    v8.setFlagsFromString('--expose-gc');
    collect = vm.runInNewContext('gc');
  }
  collect();
  const spaces = v8
    .getHeapSpaceStatistics()
    .filter(({ space_name: name }) => /^(new|old|large|new_large)_/.test(name));
  return spaces.reduce((sum, space) => sum + space.space_used_size, realProcess.memoryUsage().external);
}

class Case {
  constructor(index, waitMs) {
    this.index = index;
    this.waitMs = waitMs;
    this.input = inputs[index];
    this.position = 0;
    this.out = new Kept(keep);
    this.err = new Kept(ERROR_BYTES);
    this.ended = 'exit';
    this.exitCode = 0;
    this.marks = new Uint8Array(BLOCKS);
    this.peak = 0;
    this.peaks = [];
    this.before = realProcess.cpuUsage();
    this.process = this.makeProcess();
    this.fs = this.makeFs();
  }

  makeProcess() {
    const fake = new EventEmitter();
    let stdin;
    const copied = Object.fromEntries(
      ['argv', 'env', 'version', 'versions', 'platform', 'arch', 'pid'].map((name) => [
        name,
        realProcess[name],
      ]),
    );
    const called = Object.fromEntries(
      ['hrtime', 'uptime', 'memoryUsage', 'cpuUsage', 'nextTick', 'cwd'].map((name) => [
        name,
        typeof realProcess[name].bigint === 'function'
          ? realProcess[name]
          : realProcess[name].bind(realProcess),
      ]),
    );
    Object.assign(fake, copied, called, {
      stdout: Object.assign(this.out.stream, { fd: 1, isTTY: false }),
      stderr: Object.assign(this.err.stream, { fd: 2, isTTY: false }),
      emitWarning: () => undefined,
      // Called at the start, and then every so many steps of a program whose memory is measured.
      weigh: every[this.index] > 0 ? (beside) => this.weigh(beside) : undefined,
      weighed: () => this.weighed(),
      marks: this.marks,
      exit: (code) => {
        this.exitCode = code ?? fake.exitCode ?? 0;
        this.finished = true;
        throw new Exit();
      },
    });
    Object.defineProperty(fake, 'stdin', {
      get: () => {
        stdin ??= Object.assign(
          new Readable({
            read: () => {
              stdin.push(this.input.length > 0 ? Buffer.from(this.input) : null);
              if (this.input.length > 0) stdin.push(null);
            },
          }),
          { fd: 0, isTTY: false, setRawMode: () => stdin, ref: () => stdin, unref: () => stdin },
        );
        return stdin;
      },
    });
    return fake;
  }

  makeFs() {
    const read = (options) => {
      const encoding = typeof options === 'string' ? options : options?.encoding;
      return encoding ? this.input.toString(encoding) : Buffer.from(this.input);
    };
    const write = (descriptor, chunk) => {
      const kept = descriptor === 2 || descriptor === '/dev/stderr' ? this.err : this.out;
      kept.add(typeof chunk === 'string' ? chunk : Buffer.from(chunk.buffer ?? chunk), 'utf8');
      return chunk.length;
    };
    return Object.assign(Object.create(fs), {
      readFileSync: (file, options) => (STDIN.has(file) ? read(options) : fs.readFileSync(file, options)),
      readFile: (file, ...rest) => {
        const done = rest.at(-1);
        setImmediate(() => done(null, read(rest.length > 1 ? rest[0] : undefined)));
      },
      openSync: (file, ...rest) => (STDIN.has(file) ? 0 : fs.openSync(file, ...rest)),
      readSync: (descriptor, buffer, offset = 0, length = buffer.length - offset) => {
        const count = this.input.copy(buffer, offset, this.position, this.position + length);
        this.position += count;
        return count;
      },
      fstatSync: () => ({ size: this.input.length }),
      createReadStream: () => this.process.stdin,
      writeSync: write,
      writeFileSync: write,
    });
  }

  /** @param beside an extra measurement between the regular ones, which does not count */
  weigh(beside) {
    let used = heapInUse();
    if (this.floor === undefined) {
      // The context of the case before is freed only by a later collection.
      for (let round = 0, before = Infinity; round < 4 && used < before - 512; round += 1) {
        before = used;
        used = heapInUse();
      }
      this.floor = used;
    }
    this.peak = Math.max(this.peak, used - this.floor);
    if (!beside) this.peaks.push(this.peak);
    if (this.peaks.length > WEIGHINGS + 1 && !beside) this.process.exit(0);
    return every[this.index];
  }

  weighed() {
    const stopped = this.peaks.length > WEIGHINGS + 1;
    if (!stopped) this.weigh(true);
    return { bytes: this.peak, rising: stopped && this.peak > 1.05 * this.peaks[WEIGHINGS / 2] };
  }

  start() {
    const module = { exports: {} };
    const modules = { fs: this.fs, process: this.process };
    const require = (name) => modules[name.replace(/^node:/, '')] ?? realRequire(name);
    require.main = module;
    const sandbox = {
      console: new console.Console({ stdout: this.out.stream, stderr: this.err.stream }),
      process: this.process,
      require,
      module,
    };
    for (const name of GLOBALS) sandbox[name] = globalThis[name];
    const context = vm.createContext(sandbox);
    sandbox.global = vm.runInContext('globalThis', context);
    try {
      if (refused) throw refused;
      const played = script ?? compiled(frames[2 * this.index].toString().replace(/^#!/, '//'));
      played.runInContext(context, { timeout: this.waitMs });
    } catch (error) {
      this.fail(error);
    }
  }

  fail(error) {
    if (error instanceof Exit) return;
    this.finished = true;
    this.exitCode = 1;
    if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') this.ended = 'timeout';
    this.err.add(
      `${String(error?.stack ?? error)
        .split('\n')
        .slice(0, 6)
        .join('\n')}\n`,
      'utf8',
    );
  }

  cpuMs() {
    const { user, system } = realProcess.cpuUsage(this.before);
    return (user + system) / 1000;
  }

  /** It timed out because the machine was busy. */
  waited() {
    return (
      this.ended === 'timeout' && this.cpuMs() < caseMs * WORKED_SHARE && this.waitMs < caseMs * MOST_TIME
    );
  }

  report() {
    this.err.most = Number.MAX_SAFE_INTEGER;
    try {
      this.process.emit('exit', this.exitCode);
    } catch (error) {
      this.fail(error);
    }
    const line = {
      case: this.index,
      ended: this.ended,
      exit: this.exitCode || Number(this.process.exitCode ?? 0),
      out: this.out.text(),
      clipped: this.out.size > keep,
      err: this.err.text(),
      ms: this.cpuMs(),
      reached: BLOCKS > 0 ? BigInt(`0b1${this.marks.join('')}`).toString(16) : undefined,
    };
    fs.writeSync(1, `\n${MARKER}${JSON.stringify(line)}\n`);
  }
}

let current;
let timeouts = 0;
function next() {
  if (current?.waited()) return play(current.index, current.waitMs * MORE_TIME);
  current?.report();
  if (current?.ended === 'timeout') timeouts += 1;
  const index = current ? current.index + 1 : 0;
  if (index >= inputs.length || timeouts >= mostTimeouts) return realProcess.exit(0);
  play(index, caseMs);
}
function play(index, waitMs) {
  current = new Case(index, waitMs);
  current.start();
  // A program that called exit needs no waiting. Otherwise it has ended when nothing is pending.
  if (current.finished) setImmediate(next);
  // Microtasks alone do not keep the event loop alive, and only a loop that was alive reports that it is empty.
  else setImmediate(() => undefined);
}
realProcess.on('uncaughtException', (error) => {
  const ended = current.finished;
  current.fail(error);
  if (!ended) setImmediate(next);
});
realProcess.on('unhandledRejection', (error) => {
  const ended = current.finished;
  current.fail(error);
  if (!ended && current.finished) setImmediate(next);
});
realProcess.on('beforeExit', next);
if (inputs.length > 0) next();

/** JavaScript programs by name; see odd-programs.ts. */
export const ODD_JAVASCRIPT: Record<string, string> = {
  'process.exit': 'console.log("a"); process.exit(3); console.log("b");',
  'exit code property': 'process.exitCode = 4; console.log("a");',
  'exit handler': 'process.on("exit", (c) => console.log("exit", c)); console.log("main");',
  beforeExit:
    'let n = 0; process.on("beforeExit", () => { if (n++ < 2) setTimeout(() => console.log("more"), 1); });',
  'large write and exit': 'process.stdout.write("y".repeat(500000)); process.exit(0);',
  'uncaught error': 'throw new Error("boom");',
  'uncaught type error': 'null.x;',
  'uncaught string': 'throw "text";',
  'rejected promise': 'Promise.reject(new Error("no"));',
  uncaughtException:
    'process.on("uncaughtException", (e) => console.log("caught", e.message)); throw new Error("x");',
  'syntax error': 'const = 1;',
  readline:
    'require("readline").createInterface({ input: process.stdin }).on("line", (l) => console.log(l.length)).on("close", () => console.log("end"));',
  'readline async':
    '(async () => { for await (const l of require("readline").createInterface({ input: process.stdin })) console.log(l); })();',
  'readline question':
    'const r = require("readline").createInterface({ input: process.stdin, output: process.stdout }); r.question("? ", (a) => { console.log(a); r.close(); });',
  'stdin data':
    'let s = ""; process.stdin.on("data", (c) => (s += c)).on("end", () => console.log(s.length));',
  'stdin iterate':
    '(async () => { let s = ""; for await (const c of process.stdin) s += c; console.log(s.split("\\n").length); })();',
  'readFileSync 0': 'console.log(require("fs").readFileSync(0, "utf8"));',
  'dev stdin': 'console.log(require("fs").readFileSync("/dev/stdin", "utf8"));',
  'proc fd': 'console.log(require("fs").readFileSync("/proc/self/fd/0", "utf8").length);',
  readSync: 'const b = Buffer.alloc(4); console.log(require("fs").readSync(0, b), b.toString());',
  'stdin unread': 'console.log("x");',
  'stdin paused':
    'process.stdin.resume(); process.stdin.once("data", () => process.stdin.pause()); console.log("x");',
  isTTY: 'console.log(process.stdin.isTTY, process.stdout.isTTY, process.stdout.columns);',
  'stdout write callback': 'process.stdout.write("a\\n", () => console.log("written"));',
  stderr: 'console.error("e"); console.log("o"); console.warn("w");',
  'order of queues':
    'setTimeout(() => console.log("timeout")); setImmediate(() => console.log("immediate")); process.nextTick(() => console.log("tick")); Promise.resolve().then(() => console.log("micro")); console.log("sync");',
  'top level return': 'console.log("a"); return; console.log("b");',
  'require.main':
    'console.log(require.main === module, __filename, __dirname, module.id, module.paths.length);',
  argv: 'console.log(process.argv, process.execPath, process.execArgv);',
  cwd: 'console.log(process.cwd());',
  environment: 'console.log(process.env);',
  'own file':
    'console.log(require("fs").readFileSync(__filename, "utf8").length, require("fs").statSync(__filename).isFile());',
  'stack trace': 'function f() { return new Error("x").stack; } console.log(f());',
  'stack depth':
    'let n = 0; const f = () => { n++; f(); }; try { f(); } catch (e) { console.log(e.name, n > 5000); }',
  'module syntax': 'import fs from "node:fs"; console.log(typeof fs.readFileSync, import.meta.url);',
  'dynamic import': 'import("node:path").then((p) => console.log(p.join("a", "b")));',
  'top level await': 'const x = await Promise.resolve(5); console.log(x); export {};',
  'worker thread':
    'const { Worker, isMainThread, parentPort } = require("worker_threads"); if (isMainThread) new Worker(__filename).on("message", (m) => console.log(m)); else parentPort.postMessage("hi");',
  'child process':
    'console.log(require("child_process").execFileSync(process.execPath, ["-e", "console.log(6)"]).toString());',
  'kill self': 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000);',
  abort: 'process.abort();',
  'signal handler':
    'process.on("SIGUSR2", () => { console.log("got"); process.exit(0); }); process.kill(process.pid, "SIGUSR2"); setInterval(() => {}, 1000);',
  'time zone': 'process.env.TZ = "Asia/Tokyo"; console.log(new Date(0).getHours(), new Date(0).toString());',
  'date utc':
    'console.log(new Date(0).getTimezoneOffset(), Intl.DateTimeFormat().resolvedOptions().timeZone);',
  locale:
    'console.log((1234567.891).toLocaleString(), new Intl.NumberFormat("de").format(1234.5), ["ä", "z", "a"].sort(new Intl.Collator("de").compare));',
  'temp file':
    'const fs = require("fs"), os = require("os"), path = require("path"); const d = fs.mkdtempSync(path.join(os.tmpdir(), "x-")); fs.writeFileSync(path.join(d, "a"), "1"); console.log(fs.readdirSync(d), os.tmpdir());',
  'write in cwd':
    'require("fs").writeFileSync("out.txt", "hi"); console.log(require("fs").readFileSync("out.txt", "utf8"));',
  bigint: 'console.log((2n ** 100n).toString());',
  sort: 'console.log([3, 1, 2, 10].sort(), [3, 1, 2, 10].sort((a, b) => a - b));',
  'typed arrays': 'console.log(new Float64Array([1.5, 2]), new Uint8Array(3));',
  'map printing': 'console.log(new Map([[1, { a: [1, 2, { b: 3 }] }]]), new Set("ab"));',
  'long array': 'console.log(Array.from({ length: 200 }, (_, i) => i));',
  unicode: 'console.log("Ü→😀".length, [..."Ü→😀"].length);',
  'invalid bytes': 'process.stdout.write(Buffer.from([0xff, 0x00, 0xfe]));',
  regex: 'console.log("a1b2".matchAll(/([a-z])(\\d)/g).next().value.slice());',
  generators:
    'function* g() { try { yield 1; } finally { console.log("f"); } } for (const x of g()) { console.log(x); break; }',
  'weak and finalisation': 'const r = new WeakRef({}); console.log(typeof r.deref());',
  'event emitter':
    'const E = require("events"); const e = new E(); e.once("x", console.log); e.emit("x", 1); e.emit("error", new Error("bad"));',
  sleep: 'setTimeout(() => console.log("rested"), 50);',
  'unref timer': 'setTimeout(() => console.log("never"), 5000).unref(); console.log("x");',
  'atomics wait': 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 30); console.log("x");',
  performance: 'console.log(performance.now() > 0, process.uptime() > 0, process.hrtime.bigint() > 0n);',
  'memory usage': 'console.log(process.memoryUsage().heapUsed > 0);',
  strict: '"use strict"; undeclared = 1;',
  'json error': 'JSON.parse("{");',
  streams: 'require("stream").Readable.from(["a", "b"]).pipe(process.stdout);',
  'pipe stdin': 'process.stdin.pipe(process.stdout);',
  zlib: 'console.log(require("zlib").inflateSync(require("zlib").deflateSync("hello")).toString());',
  crypto: 'console.log(require("crypto").createHash("sha256").update("a").digest("hex"));',
  vm: 'console.log(require("vm").runInNewContext("1 + 1"));',
  'missing module': 'require("lodash");',
  'much garbage':
    'let kept = []; for (let i = 0; i < 300; i++) { kept.push(Array.from({ length: 20000 }, (_, k) => ({ k, s: "x" + k }))); if (kept.length > 5) kept.shift(); } console.log(kept.length);',
  'optimised loop':
    'let h = 7; const f = (a, b) => (Math.imul(a, 31) + b) | 0; for (let i = 0; i < 3e7; i++) h = f(h, i); console.log(h);',
  'files by the thread pool':
    'const fs = require("fs").promises; (async () => { await fs.writeFile("a", "1"); console.log((await Promise.all(Array.from({ length: 20 }, () => fs.readFile("a", "utf8")))).join("")); })();',
  'zlib by the thread pool':
    'require("zlib").gzip("hello".repeat(10000), (e, b) => require("zlib").gunzip(b, (e, c) => console.log(c.length)));',
  'many timers':
    'let n = 0; for (let i = 0; i < 100; i++) setTimeout(() => { if (++n === 100) console.log("all"); }, i % 7);',
  'wait async':
    'const a = new Int32Array(new SharedArrayBuffer(4)); Atomics.waitAsync(a, 0, 0, 20).value.then((v) => console.log(v)); setTimeout(() => {}, 60);',
  wasm: 'WebAssembly.instantiate(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 7, 1, 96, 2, 127, 127, 1, 127, 3, 2, 1, 0, 7, 7, 1, 3, 97, 100, 100, 0, 0, 10, 9, 1, 7, 0, 32, 0, 32, 1, 106, 11])).then(({ instance }) => console.log(instance.exports.add(2, 3)));',
  'heap too full': 'const kept = []; for (;;) kept.push(new Array(100000).fill(kept.length));',
  'buffers too many': 'const kept = []; for (;;) kept.push(Buffer.alloc(1 << 24, 1));',
  'deep recursion': 'const f = (n) => (n === 0 ? 0 : 1 + f(n - 1)); console.log(f(200000));',
  'file numbers':
    'const fs = require("fs"); console.log(fs.openSync(__filename, "r"), fs.readdirSync("/box").length);',
  'unfinished promise': 'new Promise(() => {}); console.log("x");',
  'cut off timer': 'setInterval(() => {}, 1000); setTimeout(() => process.exit(7), 20);',
  'abort signal':
    'AbortSignal.timeout(20).addEventListener("abort", (e) => console.log(e.type)); setTimeout(() => {}, 60);',
  'weak refs collected':
    'const r = new FinalizationRegistry(() => {}); for (let i = 0; i < 1e5; i++) r.register({ i }, i); console.log("x");',
};

import { createHash } from 'node:crypto';
import fs from 'node:fs';
import Module, { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * Loads the bundled packages. It is copied next to them, as `load.js`. Node 22 and newer keep compiled code between
 * starts; for Node 20 this file does, one file for each program that runs: to compile the packages anew takes half of
 * the processor time that a service needs to load.
 */
const FOLDER = path.dirname(fileURLToPath(import.meta.url));
const KEPT = path.join(FOLDER, '../compiled-packages');
/** What a start needs is compiled by then; later, V8 forgets what ran only once. */
const KEEP_AFTER_MS = 10_000;

const nodeRequire = createRequire(import.meta.url);

/** V8 refuses compiled code of another version of itself, or that was made with other flags. */
const keptFile = () => {
  const key = JSON.stringify([process.argv[1], process.version, process.arch, process.execArgv]);
  return path.join(KEPT, createHash('sha256').update(key).digest('hex').slice(0, 20));
};

/** Changes when the file is written again. */
const stateOf = (file) => {
  const { mtimeMs, size } = fs.statSync(file);
  return `${mtimeMs} ${size}`;
};

function readPart(opened, from, size) {
  const bytes = Buffer.allocUnsafeSlow(size);
  return fs.readSync(opened, bytes, 0, size, from) === size ? bytes : undefined;
}

/** Finds compiled code by file and state. The file is a length, that much JSON of names and sizes, and then the code. */
function openKept(file) {
  try {
    const opened = fs.openSync(file);
    const length = readPart(opened, 0, 4).readUInt32LE(0);
    let at = 4 + length;
    const places = new Map();
    for (const [key, size] of JSON.parse(readPart(opened, 4, length).toString())) {
      places.set(key, [at, size]);
      at += size;
    }
    return (key) => (places.has(key) ? readPart(opened, ...places.get(key)) : undefined);
  } catch {
    return () => undefined;
  }
}

function writeKept(file, codes) {
  const list = Buffer.from(JSON.stringify(codes.map(([key, code]) => [key, code.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(list.length);
  const unfinished = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(unfinished, Buffer.concat([length, list, ...codes.map(([, code]) => code)]));
    fs.renameSync(unfinished, file);
  } catch {
    // A folder that may not be written: the next start compiles again.
    if (fs.existsSync(unfinished)) fs.rmSync(unfinished);
  }
}

function keepingLoader() {
  const file = keptFile();
  const kept = openKept(file);
  const scripts = new Map();
  const modules = new Map();
  let isStale = false;

  const compile = (name) => {
    const key = `${path.relative(FOLDER, name)} ${stateOf(name)}`;
    const cachedData = kept(key);
    const script = new vm.Script(Module.wrap(fs.readFileSync(name, 'utf8')), {
      filename: name,
      cachedData,
      importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    });
    isStale ||= !cachedData || script.cachedDataRejected;
    scripts.set(key, script);
    return script.runInThisContext();
  };

  const load = (name) => {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = new Module(name);
    module.filename = name;
    modules.set(name, module);
    const folder = path.dirname(name);
    const require = (id) => (id.startsWith('.') ? load(path.join(folder, id)) : nodeRequire(id));
    Object.setPrototypeOf(require, nodeRequire);
    try {
      compile(name).call(module.exports, module.exports, require, module, name, folder);
    } catch (error) {
      modules.delete(name);
      throw error;
    }
    return module.exports;
  };

  const keep = () => {
    if (!isStale) return;
    isStale = false;
    writeKept(
      file,
      [...scripts].map(([key, script]) => [key, script.createCachedData()]),
    );
  };
  if (isMainThread && process.argv[1]) {
    setTimeout(keep, KEEP_AFTER_MS).unref();
    process.once('exit', keep);
  }
  return load;
}

const load = Module.enableCompileCache ? nodeRequire : keepingLoader();

/** @param name a file of this folder. @returns what it exports */
export const loadPackage = (name) => load(path.join(FOLDER, name));

'use strict';
// Says of one source after the other whether Node could start it. A question on standard input is a big-endian u32 length
// and the source. The answer on standard output is the length 1 and one byte: 1 when the source parses. No source is run.
// With the argument "once" it answers one question.
const fs = require('node:fs');
const vm = require('node:vm');

const NAMES = ['exports', 'require', 'module', '__filename', '__dirname'];

function readExactly(length) {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length;) {
    const got = fs.readSync(0, bytes, at, length - at, null);
    if (got === 0) process.exit(0);
    at += got;
  }
  return bytes;
}

function holds(check) {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

/** Node reads a source as CommonJS and, when that fails, as a module. */
function parses(source) {
  return (
    holds(() => vm.compileFunction(source, NAMES, { filename: '/box/main.js' })) ||
    holds(() => new vm.SourceTextModule(source, { identifier: 'file:///box/main.js' }))
  );
}

do {
  const source = readExactly(readExactly(4).readUInt32BE())
    .toString()
    .replace(/^\uFEFF/, '');
  fs.writeSync(1, Buffer.from([0, 0, 0, 1, parses(source) ? 1 : 0]));
} while (process.argv[2] !== 'once');

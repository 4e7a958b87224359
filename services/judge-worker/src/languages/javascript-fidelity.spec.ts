import { describe, expect, it } from '@jest/globals';
import { carriesForkedNode, carriesWaitingNode } from './javascript-fidelity.js';

describe('A forked child of a booted Node', () => {
  it.each([
    `const lines = require('fs').readFileSync(0, 'utf8').split('\\n'); console.log(lines.length);`,
    `require('readline').createInterface({ input: process.stdin }).on('line', (l) => console.log(l));`,
    `import fs from 'node:fs'; console.log(fs.readFileSync('/dev/stdin', 'utf8').length);`,
    `const { MinPriorityQueue } = require('@datastructures-js/priority-queue');`,
    'process.stdout.write("x"); process.exitCode = 3; process.on("exit", () => {});',
    'function position() {} module.exports = position; const postpone = 1;',
  ])('runs %s', (source) => expect(carriesForkedNode(source)).toBe(true));

  it.each([
    'console.log(Math.random());',
    'const { randomUUID } = require("crypto");',
    'console.log(process.pid, process.ppid);',
    'console.log(process["pid"]);',
    'process.kill(2, "SIGTERM");',
    'process.on("SIGUSR2", () => {});',
    'console.log(process.memoryUsage().rss);',
    'console.log(process.cpuUsage());',
    'console.log(process.env);',
    'require("child_process").execSync("ls");',
    'const { Worker } = require("worker_threads");',
    'console.log(performance.timeOrigin);',
    'while (performance.now() < 1900);',
    'const { now } = require("perf_hooks").performance; while (now() < 1900);',
    'console.log(globalThis["perf" + "ormance"].now());',
    'console.log(require("fs").readFileSync("/proc/self/maps", "utf8"));',
    'const name = "child" + "_process"; require(name);',
    'import("node:" + "os");',
    'console.log(module.parent);',
    'console.log(process.execArgv, process.moduleLoadList);',
    'const { _cache } = require("node:module");',
    'console.log(Object.keys(require.cache));',
  ])('does not run %s', (source) => expect(carriesForkedNode(source)).toBe(false));
});

describe('A Node that waited for its program', () => {
  it.each([
    'const started = Date.now(); console.log(Date.now() - started);',
    'const started = process.hrtime.bigint(); console.log(process.hrtime.bigint() - started);',
    'console.log(Math.random(), process.pid);',
  ])('runs %s', (source) => expect(carriesWaitingNode(source)).toBe(true));

  it.each([
    'while (performance.now() < 1900);',
    'while (process.uptime() < 1.9);',
    'console.log(new Event("x").timeStamp);',
    'console.log(process["up" + "time"]());',
  ])('does not run %s', (source) => expect(carriesWaitingNode(source)).toBe(false));
});

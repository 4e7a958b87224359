import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { JudgeLimits, Language } from '@evident/contracts';
import { createProgramFactory } from '@evident/judge-worker/programs/program-factory';
import type { Program } from '@evident/judge-worker/programs/program';
import { LEAVERS } from './leavers.js';

/** Prints what a test is charged with before and after tests of the same submission that leave memory behind. */
const LIMITS: JudgeLimits = {
  timeLimitMs: 10_000,
  wallLimitMs: 30_000,
  memoryLimitKb: 256 * 1024,
  outputLimitBytes: 1 << 20,
  processLimit: 32,
};
const TURNS = 5;
/** A later test may count this much more than the first: it may be a plain process, which counts Node's own memory too. */
const MOST_MORE_MB = 24;

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const version = fs.existsSync('/sys/fs/cgroup/memory') ? 'v1' : 'v2';

async function memoryMb(program: Program, words: string): Promise<number> {
  const { status, evidence, stderr } = await program.run(Buffer.from(`${words}\n`), LIMITS);
  if (status !== 'exited' || evidence.exitCode !== 0) throw new Error(`${status}: ${stderr.toString()}`);
  return evidence.memoryKb / 1024;
}

/** @returns the memory of a small test, before and after each of some tests that leave memory behind. */
async function held(language: Language, warm: boolean, leaves: string, source: string): Promise<number[]> {
  const cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-memory-held-'));
  const factory = await createProgramFactory({
    slots: 1,
    cacheDir,
    selfTest: null,
    warm,
  });
  try {
    const opened = await factory.open(language, source);
    if (opened.kind !== 'ready') throw new Error(opened.compileOutput);
    const found = [await memoryMb(opened.program, 'use 20')];
    for (let turn = 0; turn < TURNS; turn += 1) {
      await memoryMb(opened.program, leaves);
      found.push(await memoryMb(opened.program, 'use 20'));
    }
    await opened.program.close();
    return found;
  } finally {
    await factory.close();
    fs.rmSync(cacheDir, { recursive: true, force: true });
  }
}

let wrong = 0;
print('control groups | language | mode | a test before leaves | a test that uses 20 MB: first, most after');
for (const { language, leaves, source } of LEAVERS)
  for (const warm of [true, false]) {
    const [first = 0, ...later] = await held(language, warm, leaves, source);
    const most = Math.max(...later);
    if (most > first + MOST_MORE_MB) wrong += 1;
    const mode = warm ? 'forked' : 'plain';
    print(`${version} | ${language} | ${mode} | ${leaves} | ${first.toFixed(1)}, ${most.toFixed(1)} MB`);
  }
process.exitCode = wrong === 0 ? 0 : 1;

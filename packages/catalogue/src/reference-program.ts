import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LIMITS } from '@evident/contracts';

const TIME_LIMIT_MS = 30_000;

/**
 * Gives `work` a function that runs a JavaScript program of this repository as a child process. The build makes answers
 * with it. Never use it for code from outside. The program runs in its own folder, because inside this package Node
 * would take it for an ES module.
 */
export async function withReference<T>(
  source: string,
  work: (run: (input: string) => Promise<string>) => Promise<T>,
): Promise<T> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'evident-reference-'));
  try {
    const file = path.join(folder, 'reference.js');
    await fs.writeFile(file, source);
    return await work((input) => runProgram(file, input));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** @returns standard output. @throws when the program fails, prints too much or takes too long. */
async function runProgram(file: string, input: string): Promise<string> {
  const child = spawn(process.execPath, [file], { stdio: ['pipe', 'pipe', 'pipe'], env: {} });
  const timer = setTimeout(() => child.kill('SIGKILL'), TIME_LIMIT_MS);
  const output: Buffer[] = [];
  let size = 0;
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > LIMITS.testInputBytes) child.kill('SIGKILL');
    else output.push(chunk);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString('utf8')).slice(0, 2_000);
  });
  // A program may end without reading everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  try {
    const [code, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve([code, signal]));
    });
    if (code !== 0)
      throw new Error(`it ended with ${signal ?? `exit code ${code}`}${complaint && `: ${complaint}`}`);
    return Buffer.concat(output).toString('utf8');
  } finally {
    clearTimeout(timer);
  }
}

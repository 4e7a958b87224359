import { spawn } from 'node:child_process';
import { guard } from './guardian.mjs';

/** Signals that ask this process to end, with the exit status that says so. */
const ENDS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };

/**
 * Runs a program, by default Node, in a process group of its own. The whole group ends with this process, however that
 * ends.
 * @returns the exit status, or null after a signal.
 */
export async function runGuarded(args, { program = process.execPath, ...options }) {
  const child = spawn(program, args, { ...options, detached: true });
  const ended = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  await new Promise((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  const guardian = guard({ pids: [-child.pid], folders: [] });
  // The guardian does the rest.
  const end = (signal) => process.exit(ENDS[signal]);
  for (const signal of Object.keys(ENDS)) process.on(signal, end);
  try {
    return await ended;
  } finally {
    for (const signal of Object.keys(ENDS)) process.off(signal, end);
    guardian.release();
  }
}

import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A small process that ends servers and removes their folders when this process ends without saying so. It notices by
 * the pipe between the two, which the kernel closes even after SIGKILL.
 *
 * @param ward `pids` of servers and the `folders` that belong to them
 * @returns `release()`, to be called when the servers were stopped in order.
 */
export function guard(ward) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A group of its own, so that Ctrl-C and a killed group do not end it first.
    detached: true,
  });
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(ward)}\n`);
  child.unref();
  child.stdin.unref?.();
  return {
    pid: child.pid,
    release: () => void child.stdin.end('released\n'),
  };
}

function kill(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** The guardian's own program. */
async function watch() {
  let said = '';
  for await (const chunk of process.stdin) said += chunk;
  const [ward, released] = said.split('\n');
  if (released === 'released' || !ward) return;
  const { pids, folders } = JSON.parse(ward);
  // SIGQUIT makes PostgreSQL end its children and itself at once; it also ends Redis.
  for (const pid of pids) kill(pid, 'SIGQUIT');
  for (let looks = 0; looks < 100 && pids.some((pid) => kill(pid, 0)); looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  for (const pid of pids) kill(pid, 'SIGKILL');
  for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await watch();

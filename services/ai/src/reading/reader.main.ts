import { probeSource } from './probe-source.js';
import { ReadRequest } from './reader-messages.js';
import { TextReader } from './read-text.js';

/** Parses strangers' sources in a separate process, which knows no secrets and may be killed at any time. */
const reader = new TextReader();
const say = (answer: object): void => {
  process.send?.(answer);
};

async function answer(message: unknown): Promise<void> {
  const request = ReadRequest.parse(message);
  const { id, source } = request;
  try {
    if (request.kind === 'read') {
      say({ kind: 'read', id, findings: await reader.read(request.language, source) });
    } else {
      const before = process.cpuUsage();
      const probed = await probeSource(request.language, source);
      const { user, system } = process.cpuUsage(before);
      say({ kind: 'probed', id, ...probed, cpuMs: (user + system) / 1_000 });
    }
  } catch (error) {
    say({ kind: 'failed', id, reason: String(error).slice(0, 500) });
  }
}

process.on('message', (message) => void answer(message));
process.once('disconnect', () => process.exit(0));

await reader.read('JAVASCRIPT', 'let warm = 1;');
await reader.read('PYTHON', 'warm = 1\n');
await reader.read('JAVA', 'class Warm {}');
say({ kind: 'ready' });

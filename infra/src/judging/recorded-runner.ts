import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { JudgingResult } from '@evident/contracts';
import type { EvidenceRunner, EvidenceTask } from '@evident/ai/evidence/evidence-runner';

/** The random names that an analysis gives to counters and markers. */
const RANDOM_NAMES = /(?:[0-9a-f]{24}|[0-9a-f]{16})(?![0-9a-f])/g;
const PLACES = /%(\d+)%/g;
/** A batch reports the output of its cases in base64. */
const PACKED = /"(out|err)":( ?)"([A-Za-z0-9+/=]*)"/g;

/**
 * Keeps the result of each task in a folder, and answers the same task from there. So a bench that was run once shows
 * at once what another fit makes of the same counts. Programs that were rewritten in another way run again.
 */
export class RecordedRunner implements EvidenceRunner {
  constructor(
    private readonly runner: EvidenceRunner,
    private readonly folder: string,
  ) {}

  async run(task: EvidenceTask, signal: AbortSignal): Promise<JudgingResult> {
    const names = [...new Set(task.program.sourceCode.match(RANDOM_NAMES) ?? [])];
    const places = new Map(names.map((name, at) => [name, at]));
    const anonymous = (text: string): string =>
      text.replace(RANDOM_NAMES, (name) => (places.has(name) ? `%${places.get(name)}%` : name));
    const named = (text: string): string =>
      text.replace(PLACES, (all, at: string) => names[Number(at)] ?? all);
    const key = createHash('sha256')
      .update(anonymous(JSON.stringify(task)))
      .digest('hex');
    const file = path.join(this.folder, `${key}.json`);
    const known = await fs.readFile(file, 'utf8').catch(() => null);
    if (known !== null) return inAllTexts(JSON.parse(known) as JudgingResult, named);
    const result = await this.runner.run(task, signal);
    await fs.mkdir(this.folder, { recursive: true });
    // Programs that are measured at the same time may share a task.
    const whole = `${file}.${randomUUID()}`;
    await fs.writeFile(whole, JSON.stringify(inAllTexts(result, anonymous)));
    await fs.rename(whole, file);
    return result;
  }
}

function inAllTexts(result: JudgingResult, change: (text: string) => string): JudgingResult {
  const inText = (text: string): string =>
    change(
      text.replace(PACKED, (_all, key: string, space: string, packed: string) => {
        const plain = Buffer.from(packed, 'base64').toString('latin1');
        return `"${key}":${space}"${Buffer.from(change(plain), 'latin1').toString('base64')}"`;
      }),
    );
  const tests = result.tests.map((one) => ({
    ...one,
    stdout: inText(one.stdout),
    stderr: inText(one.stderr),
  }));
  return { ...result, compileOutput: inText(result.compileOutput), tests };
}

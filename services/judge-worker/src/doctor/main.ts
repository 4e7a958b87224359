import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProgramFactory } from '../programs/program-factory.js';
import { examine, type Finding } from './examine.js';
import { SUITE } from './suite.js';

function row(finding: Finding): string {
  const { attempt, seen, surprise } = finding;
  const cells = [
    String(attempt.number).padStart(3),
    attempt.language.padEnd(10),
    attempt.title.padEnd(58).slice(0, 58),
    attempt.expected.join(' or ').slice(0, 34).padEnd(34),
    seen.slice(0, 34).padEnd(34),
    surprise ? `SURPRISE: ${surprise}` : 'ok',
  ];
  return cells.join('  ').trimEnd();
}

/** Runs the whole hostile suite on this machine: once as tests are usually run, once as plain processes. */
async function main(): Promise<number> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'evident-doctor-'));
  let surprises = 0;
  let tried = 0;
  const started = performance.now();
  try {
    for (const warm of [true, false]) {
      const factory = await createProgramFactory({
        slots: 1,
        cacheDir: folder,
        warm,
        selfTest: null,
      });
      const { tier } = factory.health();
      process.stdout.write(
        `\nIsolation: ${tier}. Programs run ${warm ? 'as in a worker, the cheapest way' : 'as plain processes'}.\n`,
      );
      process.stdout.write(`${'no.  language    tried'.padEnd(77)}  ${'expected'.padEnd(34)}  seen\n`);
      for (const attempt of SUITE.filter(({ language }) => factory.languages().includes(language))) {
        const finding = await examine(attempt, factory);
        tried += 1;
        if (finding.surprise) surprises += 1;
        process.stdout.write(`${row(finding)}\n`);
      }
      await factory.close();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(`\n${tried} attempts, ${surprises} surprises, ${seconds} s.\n`);
  return surprises === 0 ? 0 : 1;
}

process.exitCode = await main();

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EditorLanguage } from '@evident/contracts';

const FILES: Readonly<Record<EditorLanguage, string>> = {
  JAVASCRIPT: 'main.js',
  PYTHON: 'main.py',
  JAVA: 'Main.java',
};

/**
 * Does the same work without a judge: compiles once if the language needs it, then runs each input in its own process,
 * one after the other.
 * @returns wall milliseconds.
 */
export function bareRunMs(language: EditorLanguage, source: string, inputs: readonly string[]): number {
  const folder = mkdtempSync(path.join(tmpdir(), 'evident-bare-'));
  try {
    const file = path.join(folder, FILES[language]);
    writeFileSync(file, source);
    const command: Readonly<Record<EditorLanguage, [string, string[]]>> = {
      JAVASCRIPT: [process.execPath, [file]],
      PYTHON: ['/usr/bin/python3', [file]],
      JAVA: ['java', ['-cp', folder, 'Main']],
    };
    const started = performance.now();
    if (language === 'JAVA') spawnSync('javac', ['-d', folder, file]);
    const [program, args] = command[language];
    for (const input of inputs) {
      const run = spawnSync(program, args, { input, maxBuffer: 16 * 1024 * 1024 });
      if (run.status !== 0) throw new Error(`The bare ${language} run failed: ${run.stderr.toString()}`);
    }
    return performance.now() - started;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

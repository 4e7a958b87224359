import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { JudgingResult, Language } from '@evident/contracts';
import type { EvidenceRunner, EvidenceTask } from '../evidence/evidence-runner.js';
import { compileJava, javaCommand } from './local-java.js';

const MEASUREMENT = {
  status: 'exited',
  exitCode: 0,
  signal: null,
  cpuTimeMs: 1,
  rawCpuTimeMs: 1,
  wallTimeMs: 1,
  memoryKb: 1_000,
  outputBytes: 0,
  processes: 1,
  oomKilled: false,
  limit: null,
  tier: 'none',
  stealMs: 0,
  cpuPressureMs: 0,
  rerunAlone: false,
} as const;
const TIMEOUT_MS = 60_000;

interface Made {
  command: string;
  args: string[];
  /** The compiler's errors; null when it compiled. */
  refused: string | null;
}

function make(language: Language, source: string, folder: string): Made {
  switch (language) {
    case 'PYTHON':
      return { command: 'python3', args: ['-I', '-c', source], refused: null };
    case 'JAVA': {
      const errors = compileJava(source, folder);
      const [command, args] = javaCommand(folder);
      return { command, args, refused: errors === '' ? null : errors };
    }
    default:
      return { command: process.execPath, args: ['-e', source], refused: null };
  }
}

function judge({ command, args, refused }: Made, cases: EvidenceTask['cases']): JudgingResult {
  const common = { environment: {} };
  if (refused !== null) return { ...common, verdict: 'compile_error', compileOutput: refused, tests: [] };
  const tests = cases.map(({ id, input, answer }, index): JudgingResult['tests'][number] => {
    const { stdout, stderr, status } = spawnSync(command, args, {
      input,
      encoding: 'utf8',
      timeout: TIMEOUT_MS,
      env: { PATH: process.env.PATH },
    });
    const isRight = answer === null || stdout.trim() === answer.trim();
    const verdict = status !== 0 ? 'runtime_error' : isRight ? 'accepted' : 'wrong_answer';
    return {
      testId: id,
      index: index + 1,
      verdict,
      stdout,
      stderr,
      message: '',
      referenceExpected: null,
      measurement: MEASUREMENT,
    };
  });
  return { ...common, verdict: tests[0]?.verdict ?? 'accepted', compileOutput: '', tests };
}

/** Runs a test's own programs without a sandbox. */
export const localRunner: EvidenceRunner & { runs: number } = {
  runs: 0,
  run({ program: { language, sourceCode }, cases }) {
    localRunner.runs += 1;
    const folder = mkdtempSync(path.join(tmpdir(), 'evident-local-'));
    try {
      return Promise.resolve(judge(make(language, sourceCode, folder), cases));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

import { spawnSync } from 'node:child_process';
import type { JudgingResult } from '@evident/contracts';
import type { EvidenceRunner } from '../evidence/evidence-runner.js';

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

/** Runs the JavaScript of a test itself, without a sandbox: for programs that the test has written. */
export const localRunner: EvidenceRunner & { runs: number } = {
  runs: 0,
  run({ program, cases }) {
    localRunner.runs += 1;
    const tests = cases.map(({ id, input, answer }, index): JudgingResult['tests'][number] => {
      const { stdout, stderr, status } = spawnSync(process.execPath, ['-e', program.sourceCode], {
        input,
        encoding: 'utf8',
        timeout: 20_000,
        env: {},
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
    return Promise.resolve({
      verdict: tests[0]?.verdict ?? 'accepted',
      compileOutput: '',
      tests,
      environment: {},
    });
  },
};

import { LIMITS, judgeLimitsFor, type JudgeLimits } from '@evident/contracts';
import type { Judge } from '../judging/judge.js';

const SHOWN_CHARACTERS = 200;
/** For all inputs together. */
const BATCH_CPU_MS = 120_000;
const BATCH_OUTPUT_BYTES = 4 * LIMITS.testInputBytes;

/**
 * Runs a source on one input after the other, each with fresh streams and a fresh namespace. Only the state of imported
 * modules is shared.
 */
const HARNESS = `import io
import json
import sys

SOURCE = __SOURCE__


def run(code, text):
    sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8")
    sys.stdout = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True)
    try:
        exec(code, {"__name__": "__main__"})
    except SystemExit as end:
        if end.code:
            raise RuntimeError(f"exit code {end.code}") from end
    sys.stdout.flush()
    return sys.stdout.buffer.getvalue().decode()


def main():
    inputs = json.load(sys.stdin)
    real = sys.stdout
    code = compile(SOURCE, "solution.py", "exec")
    outputs = []
    failure = None
    for text in inputs:
        try:
            outputs.append(run(code, text))
        except Exception as error:
            failure = f"{type(error).__name__}: {error}"
            break
    json.dump({"outputs": outputs, "failure": failure}, real)
    real.flush()


main()
`;

/** What the harness prints. */
interface BatchAnswer {
  outputs: string[];
  failure: string | null;
}

function batchLimits(): JudgeLimits {
  return {
    ...judgeLimitsFor('PYTHON', { timeLimitMs: 5_000, memoryLimitKb: 524_288 }),
    timeLimitMs: BATCH_CPU_MS,
    wallLimitMs: 3 * BATCH_CPU_MS,
    outputLimitBytes: BATCH_OUTPUT_BYTES,
  };
}

/**
 * What a Python program prints for each input, all run by one process in the sandbox.
 * @throws Error naming the input that it fails on.
 */
export async function pythonOutputs(
  judge: Judge,
  source: string,
  inputs: readonly string[],
  who: string,
): Promise<Buffer[]> {
  const limits = batchLimits();
  // A JSON string is a Python string too.
  const harness = HARNESS.replace('__SOURCE__', () => JSON.stringify(source));
  const opened = await judge.factory.open('PYTHON', harness);
  if (opened.kind === 'compile_error')
    throw new Error(`${who} does not compile: ${opened.compileOutput.slice(0, SHOWN_CHARACTERS)}`);
  try {
    const run = await opened.program.run(Buffer.from(JSON.stringify(inputs), 'utf8'), limits);
    if (run.status !== 'exited' || run.evidence.exitCode !== 0) {
      const said = run.stderr.toString('utf8').trim().split('\n').at(-1);
      throw new Error(
        `${who} fails (${run.status}, exit code ${run.evidence.exitCode}) on the small inputs: ${said}`,
      );
    }
    const { outputs, failure } = JSON.parse(run.stdout.toString('utf8')) as BatchAnswer;
    if (failure !== null)
      throw new Error(
        `${who} fails (${failure}) on a small input\n${inputs[outputs.length]?.slice(0, SHOWN_CHARACTERS)}`,
      );
    return outputs.map((output) => Buffer.from(output, 'utf8'));
  } finally {
    await opened.program.close();
  }
}

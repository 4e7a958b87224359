import type { JudgeWorkerReport } from '@evident/contracts';
import { WorkerReporter } from './worker-reporter.js';

const state: JudgeWorkerReport = {
  workerId: 'a',
  host: 'h',
  cores: 2,
  busy: 0,
  tier: 'full',
  languages: [],
  takesWork: true,
  version: null,
  speedMs: null,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports at once, again and again, and once more at its end with what is then true', async () => {
  const sent: JudgeWorkerReport[] = [];
  let takesWork = true;
  const reporter = new WorkerReporter({
    describe: () => ({ ...state, takesWork }),
    send: (report) => Promise.resolve(void sent.push(report)),
    onError: () => undefined,
    everyMs: 100,
  });
  reporter.start();
  await jest.advanceTimersByTimeAsync(200);
  expect(sent).toHaveLength(3);
  takesWork = false;
  await reporter.close();
  await reporter.close();
  await jest.advanceTimersByTimeAsync(500);
  expect(sent.map((report) => report.takesWork)).toEqual([true, true, true, false]);
});

it('goes on when its owner is away', async () => {
  const errors: unknown[] = [];
  const reporter = new WorkerReporter({
    describe: () => state,
    send: () => Promise.reject(new Error('away')),
    onError: (error) => errors.push(error),
    everyMs: 100,
  });
  reporter.start();
  await jest.advanceTimersByTimeAsync(200);
  expect(errors).toHaveLength(3);
  await reporter.close();
});

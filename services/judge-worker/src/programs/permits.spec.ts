import { Permits } from './permits.js';

const never = () => undefined;

function gate(): { open: () => void; passed: Promise<void> } {
  let open: () => void = never;
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

it('runs as many as there are permits, and the others in order', async () => {
  const permits = new Permits(2, 1, never);
  const gates = [gate(), gate(), gate()];
  const started: number[] = [];
  const runs = gates.map(({ passed }, index) =>
    permits.use(async () => {
      started.push(index);
      await passed;
    }),
  );
  await Promise.resolve();
  expect(started).toEqual([0, 1]);
  gates[0]?.open();
  await runs[0];
  await Promise.resolve();
  expect(started).toEqual([0, 1, 2]);
  gates.forEach(({ open }) => open());
  await Promise.all(runs);
  permits.close();
});

it('stops waiting after an abort, and loses no permit', async () => {
  const permits = new Permits(1, 1, never);
  const first = gate();
  const running = permits.use(() => first.passed);
  const controller = new AbortController();
  const waiting = permits.use(() => Promise.resolve('ran'), controller.signal);
  controller.abort(new Error('withdrawn'));
  await expect(waiting).rejects.toThrow('withdrawn');
  first.open();
  await running;
  await expect(permits.use(() => Promise.resolve('ran'))).resolves.toBe('ran');
  permits.close();
});

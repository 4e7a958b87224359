import type { CountedRun } from '../growth/step-meter.js';
import { RunPlaces } from './never-run.js';

const run = (...steps: number[]): CountedRun => ({
  index: 0,
  run: { index: 0, ended: 'exit', exitCode: 0, stdout: '', clipped: false, stderr: '', ms: 1 },
  count: {
    total: 0,
    sites: steps.map((count, at) => ({ line: 10 + at, label: 'loop', steps: count })),
    library: new Map(),
    depth: 0,
    heap: null,
  },
});

it('names the places that no run reached', () => {
  const places = new RunPlaces();
  expect(places.neverRunLines()).toEqual([]);
  places.add(run(1, 0, 0));
  places.add(run(0, 5, 0));
  expect(places.neverRunLines()).toEqual([12]);
});

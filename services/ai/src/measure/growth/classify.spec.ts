import { digitsTo } from '../../testing/digits.js';
import { classify, withoutStart } from './classify.js';
import type { StepCount } from '../counters/instrumented-program.js';

const SIZES = [16, 32, 64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192];

function countOf(loop: number, library: Record<string, number> = {}): StepCount {
  const charges = new Map(Object.entries(library));
  const charged = Array.from(charges)
    .filter(([key]) => !key.startsWith('input@'))
    .reduce((sum, [, steps]) => sum + steps, 0);
  return {
    sites: [{ line: 3, label: 'loop', steps: loop }],
    charges,
    short: new Map(),
    total: loop + charged,
    depth: 0,
    heap: null,
  };
}

/** Steps of the sieve of Eratosthenes, which take n log log n. */
function sieveSteps(n: number): number {
  let steps = 0;
  const crossed = new Uint8Array(n + 1);
  for (let p = 2; p * p <= n; p += 1) {
    steps += 1;
    for (let at = p * p; crossed[p] === 0 && at <= n; at += p) {
      crossed[at] = 1;
      steps += 1;
    }
  }
  return steps;
}

describe('classify', () => {
  it('finds the line above a table of ten million places that every run fills', () => {
    const points = SIZES.slice(0, 6).map((n) => ({ n, count: countOf(10_550_002 + 19 * n + (n % 3)) }));
    expect(classify(points)).toMatchObject({ class: 'linear', conclusive: true });
  });

  it('takes no rounds that are added now and then for a line', () => {
    const points = SIZES.map((n) => ({ n, count: countOf(10_550_002 + 40 * Math.floor(Math.log2(n)) ** 2) }));
    expect(classify(points).class).not.toBe('linear');
  });

  it('calls a function that only calls itself exponential, however its ratios rise', () => {
    // Chests that are taken or left, while there is room.
    const steps = [228, 903, 4_104, 19_331, 99_920, 599_741, 4_638_532, 41_449_807, 411_220_630];
    const points = steps.map((total, at) => {
      const count = countOf(total);
      return { n: at + 3, count: { ...count, sites: [{ line: 3, label: 'function', steps: total }] } };
    });
    expect(classify(points).class).toBe('exponential');
    const loops = steps.map((total, at) => ({ n: at + 3, count: countOf(total) }));
    expect(classify(loops).class).toBe('factorial');
  });

  it('names the loop with most of the work where it grows too unevenly to have a class of its own', () => {
    const points = Array.from({ length: 17 }, (_, at) => at + 4).map((n) => {
      const [masks, items] = [2 ** n, n * 2 ** n * (n % 2 === 0 ? 1 : 0.75)];
      const sites = [masks, items].map((steps, of) => ({ line: of + 10, label: 'loop', steps }));
      return { n, count: { ...countOf(0), sites, total: masks + items } };
    });
    const { class: found, dominant } = classify(points);
    expect(found).toBe('exponential');
    expect(dominant).toMatchObject({ line: 11 });
  });

  it('lets a part that grows faster decide only if it can come to count at a legal size', () => {
    // Keys that meet in a table of a fixed size.
    const points = [...SIZES, 16_384, 32_768].map((n) => ({
      n,
      count: countOf(8 * n, { 'probe@0': (n * n) / 177_000 }),
    }));
    expect(classify(points, 100_000).class).toBe('linear');
    expect(classify(points, 1_000_000).class).toBe('quadratic');
  });

  it('does not tell n! from c^n by few sizes', () => {
    // A table takes most of the steps of a search that is still small at the last size.
    const steps = [228, 903, 4_104, 19_331, 99_920, 599_741, 4_638_532];
    const points = steps.map((total, at) => ({ n: at + 3, count: countOf(3_000_000, { 'found@0': total }) }));
    expect(classify(points).class).toBe('exponential');
  });

  it('finds the growth beyond what a program does on every input', () => {
    // The square root of a value, digit by digit: the digits behind the point take 100 steps, of any value.
    const steps = [
      71, 91, 79, 79, 90, 79, 102, 81, 111, 105, 95, 107, 99, 99, 114, 185, 242, 329, 570, 1_107, 2_121,
      4_167, 8_267, 16_463, 32_847, 46_420, 126_747, 219_791, 508_692,
    ];
    const small = [16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512];
    const sizes = [
      ...small,
      ...Array.from({ length: 18 }, (_, at) => (at < 5 ? 2 ** (10 + at) : 4 ** (at + 2))),
    ];
    const points = steps.map((total, at) => ({ n: sizes[at] ?? 0, count: countOf(total) }));
    expect(classify(points)).toMatchObject({ class: 'square_root', conclusive: true });
  });

  it('finds the growth of a call that is charged to one place or another', () => {
    const points = SIZES.map((n, at) => ({
      n,
      count: countOf(2 * n, { [`merge@${at % 2}`]: 0.1 * n * Math.log2(n) }),
    }));
    expect(classify(points)).toMatchObject({ class: 'linearithmic', dominant: { label: 'merge' } });
  });

  it('does not take a tree of at most 26 letters for a logarithm beside n²', () => {
    const call = (n: number): number => 0.1 * n ** 2 * Math.log2(2 + Math.min(25, n / 6));
    const points = [11, 16, 23, 32, 45, 64, 91, 128, 181, 256, 362].map((n) => ({
      n,
      count: countOf(20 * n ** 2, { 'add@0': call(n) }),
    }));
    expect(classify(points).class).toBe('quadratic');
    const growing = points.map(({ n }) => ({
      n,
      count: countOf(20 * n ** 2, { 'add@0': 0.2 * n ** 2 * Math.log2(n) }),
    }));
    expect(classify(growing).class).toBe('quadratic_log');
  });

  it('does not call n² log n what scatters at small sizes and is n² at large ones', () => {
    const steps: [n: number, steps: number][] = [
      ...([
        [11, 13],
        [16, 18],
        [23, 43],
        [32, 170],
        [45, 416],
        [64, 939],
      ] as [number, number][]),
      ...([
        [91, 1_966],
        [128, 3_914],
        [181, 7_972],
        [256, 16_175],
        [362, 32_669],
      ] as [number, number][]),
    ];
    const points = steps.map(([n, total]) => ({ n, count: countOf(total) }));
    expect(classify(points)).toMatchObject({ class: 'quadratic', conclusive: true });
  });

  it('does not call queues n² log n of which all calls together are n²', () => {
    const sizes = [45, 64, 91, 128, 181, 256, 362, 512, 1_024, 2_048, 4_096, 8_192, 16_384];
    const points = sizes.map((n) => {
      // Two queues are as long as the input, and the third one is short up to a depth of 790.
      const shifts = { 'shift@0': 0.0225 * n ** 2, 'shift@4': 0.0095 * Math.max(0, n - 790) ** 2 };
      return { n, count: countOf(8.3 * n, shifts) };
    });
    expect(classify(points)).toMatchObject({ class: 'quadratic', conclusive: true });
  });

  it('calls a sieve linear that crosses out by slices, which begin late', () => {
    const sizes = [
      16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 65_536,
    ];
    const slices = [
      0, 0.6, 0.9, 1.9, 3.1, 4.8, 7.2, 10.4, 15.2, 22.6, 34, 72, 153.6, 327, 687, 1_437, 2_989, 6_198,
    ];
    const points = sizes.map((n, at) => {
      const slice = slices[at] ?? 0;
      const library = { 'bytes@0': slice, 'slice@0': slice, 'count@0': n / 20, 'copy@0': n / 20 };
      return { n, count: countOf(Math.floor(Math.sqrt(n)), library) };
    });
    expect(classify(points)).toMatchObject({ class: 'linear', conclusive: true });
  });

  it('calls n² what is made of n and n² alone, however the sum rises', () => {
    // Rows of bits in long numbers: a number of fewer than 64 bits costs nothing.
    const sizes = [16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024, 1_500];
    const steps = [
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 13],
      [3, 36],
      [8, 102],
      [20, 181],
      [44, 409],
      [92, 796],
      [191, 1_638],
      [793, 6_552],
      [1_721, 13_798],
    ];
    const points = sizes.map((n, at) => {
      const [first = 0, second = 0] = steps[at] ?? [];
      return { n, count: countOf(2 * n, { 'number@0': first, 'number@1': second }) };
    });
    expect(classify(points)).toMatchObject({ class: 'quadratic', conclusive: true });
  });

  it('calls a sieve linear, not n log n', () => {
    const sizes = [64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 65_536];
    const points = sizes.map((n) => ({ n, count: countOf(sieveSteps(n)) }));
    expect(classify(points)).toMatchObject({ class: 'linear', conclusive: true });
  });

  it('calls a sieve of the odd numbers linear, whose steps rise like those of n log n', () => {
    const odd = (n: number): number => {
      let steps = 0;
      const crossed = new Uint8Array(n + 1);
      for (let p = 3; p < n; p += 2)
        for (let at = p * p; crossed[p] === 0 && at < n; at += 2 * p) {
          crossed[at] = 1;
          steps += 1;
        }
      return steps;
    };
    const sizes = [64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384, 32_768, 65_536, 262_144];
    const points = sizes.map((n) => ({ n, count: countOf(odd(n)) }));
    expect(classify(points)).toMatchObject({ class: 'linear', conclusive: true });
  });

  it('leaves out the largest sizes when the inputs beyond a size have another shape', () => {
    const capped = [16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024, 2_048];
    const steps = (n: number): number => (n > 512 ? 600 * 512 + 30 * n : (n * n) / 2 + 5 * n);
    const points = capped.map((n) => ({ n, count: countOf(steps(n)) }));
    expect(classify(points)).toMatchObject({ class: 'quadratic', conclusive: true });
  });

  it('leaves out half of the sizes if those take fewer steps than the curve says, but no more steps', () => {
    const capped = [16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024, 2_048, 4_096, 8_000];
    const chain = (n: number): number => (n > 200 ? 124_000 + 21 * n : 620 * n);
    const of = (steps: (n: number) => number) =>
      classify(capped.map((n) => ({ n, count: countOf(steps(n)) })));
    expect(of(chain)).toMatchObject({ class: 'linear', conclusive: true });
    const { class: found, conclusive } = of((n) => (n > 200 ? 7 * n * n : 620 * n));
    expect(conclusive ? found : null).not.toBe('linear');
  });

  it('calls a binary search for each value n log n', () => {
    const points = SIZES.map((n) => ({ n, count: countOf(n * Math.floor(Math.log2(n)) + n) }));
    expect(classify(points)).toMatchObject({ class: 'linearithmic', conclusive: true });
  });

  it('finds a sort next to a longer loop, and names its line', () => {
    const points = SIZES.map((n) => ({
      n,
      count: countOf(9 * n, { 'sort@0': 0.1 * n * Math.log2(n) }),
    }));
    const { class: found, dominant, conclusive } = classify(points);
    expect(found).toBe('linearithmic');
    expect(dominant).toMatchObject({ line: 3, label: 'sort' });
    expect(conclusive).toBe(true);
  });

  it('finds work that begins at some size, as that of numbers longer than a word', () => {
    const sizes = [16, 23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024];
    const points = sizes.map((n) => ({
      n,
      count: countOf(30 * n, { 'number@0': Math.max(0, 0.003 * (n * n - 45 * 45)) }),
    }));
    expect(classify(points)).toMatchObject({ class: 'quadratic', dominant: { label: 'number' } });
  });

  it('ignores the digits of the numbers that a pattern takes from a text', () => {
    const match = SIZES.map((n) => ({
      n,
      count: countOf(11 * n, { 'match@-1': 0.15 * digitsTo(n) }),
    }));
    expect(classify(match).class).toBe('linear');
    const found =
      '16:6 23:10 32:14 45:19 64:28 91:40 128:60 181:87 256:129 362:187 512:268 1024:550 2048:1209 4096:2527 8192:5166 16384:11094';
    const exec = found.split(' ').map((one) => {
      const [n = 0, steps = 0] = one.split(':').map(Number);
      return { n, count: countOf(18 * n, { 'exec@0': steps }) };
    });
    expect(classify(exec).class).toBe('linear');
  });

  it('does not ignore a text that is put together by halves', () => {
    const points = SIZES.map((n) => ({
      n,
      count: countOf(6 * n, { 'concat@0': 0.05 * n * Math.log2(n) }),
    }));
    expect(classify(points).class).toBe('linearithmic');
  });

  it('ignores digits that are a large part of the work, where they are as many as the input has', () => {
    const split =
      '16:3 23:4 32:5 45:7 64:10 91:14 128:21 181:32 256:47 362:68 512:98 1024:202 2048:458 4096:970 8192:1994 16384:4361 32768:9276';
    const points = split.split(' ').map((one) => {
      const [n = 0, slice = 0] = one.split(':').map(Number);
      return { n, count: countOf(n, { 'slice@-1': slice }), bytes: 21 * slice };
    });
    expect(classify(points).class).toBe('linear');
    expect(classify(points.map((point) => ({ ...point, bytes: 9 * point.n }))).class).toBe('linearithmic');
  });

  it('finds a growing text that is copied once for each value quadratic, although its numbers get longer', () => {
    const points = SIZES.slice(0, 8).map((n) => ({
      n,
      count: countOf(6 * n, { 'concat@0': 0.05 * n * digitsTo(n) }),
    }));
    expect(classify(points).class).toBe('quadratic');
  });

  it('finds what long numbers cost at the few sizes at which they are longer than a word', () => {
    const words = '8:0 11:0 16:0 23:0 32:0 45:3 64:27 91:72 128:194 181:391 256:860 362:1739 512:3575';
    const points = words.split(' ').map((one) => {
      const [n = 0, number = 0] = one.split(':').map(Number);
      return { n, count: countOf(5 * n, { 'number@0': number }) };
    });
    expect(classify(points)).toMatchObject({ class: 'quadratic', dominant: { label: 'number' } });
  });

  it('finds the words of several calls on long numbers, which take a small share each', () => {
    const sizes = [16, 32, 64, 128, 256, 512, 1_000];
    const classOf = (label: string): string => {
      const points = sizes.map((n) => ({
        n,
        count: countOf(100 * n, {
          [`${label}@0`]: 0.006 * n * n,
          [`${label}@1`]: 0.005 * n * n,
          [`${label}@2`]: 0.003 * n * n,
        }),
      }));
      return classify(points, 1_000).class;
    };
    expect(classOf('or')).toBe('quadratic');
    expect(classOf('number')).toBe('quadratic');
    // Keys that meet in a table of fixed size.
    expect(classOf('get')).toBe('linear');
  });

  it('ignores the digits of the numbers that are printed', () => {
    const points = SIZES.map((n) => ({
      n,
      count: countOf(6 * n, { 'toString@0': 0.05 * digitsTo(n) }),
    }));
    expect(classify(points).class).toBe('linear');
  });

  it('ignores a counter with few steps', () => {
    const points = SIZES.map((n) => ({ n, count: countOf(100 * n, { 'sort@0': 0.01 * n * Math.log2(n) }) }));
    expect(classify(points).class).toBe('linear');
  });

  it('uses the reading of the input when nothing else grows', () => {
    const points = SIZES.map((n) => ({ n, count: countOf(5, { 'input@-1': 0.3 * n }) }));
    expect(classify(points)).toMatchObject({ class: 'linear', conclusive: true });
    const plain = SIZES.map((n) => ({ n, count: countOf(5, { 'input@-1': 0.3 }) }));
    expect(classify(plain).class).toBe('constant');
  });

  it('uses the reading of the input when the rest grows slower', () => {
    const search = (n: number) => 4 * Math.log2(n);
    const points = SIZES.map((n) => ({ n, count: countOf(search(n), { 'input@-1': 0.3 * n }) }));
    expect(classify(points)).toMatchObject({ class: 'linear', conclusive: true });
    const oneNumber = SIZES.map((n) => ({
      n,
      count: countOf(search(n), { 'input@-1': 0.3 * Math.log10(n) }),
    }));
    expect(classify(oneNumber).class).toBe('logarithmic');
  });
});

describe('withoutStart', () => {
  it('drops the two smallest sizes if enough remain', () => {
    expect(withoutStart(SIZES.map((n) => ({ n }))).length).toBe(SIZES.length - 2);
  });

  it('keeps the sizes that the range needs', () => {
    const sizes = Array.from({ length: 45 }, (_, at) => ({ n: at + 1 }));
    expect(withoutStart(sizes)[0]?.n).toBe(1);
  });
});

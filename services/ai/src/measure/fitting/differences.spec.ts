import { fitGrowth } from './fit-growth.js';

const DOUBLING = Array.from({ length: 12 }, (_, at) => 16 * 2 ** at);
const classOf = (sizes: readonly number[], steps: (n: number) => number) =>
  fitGrowth(sizes.map((n) => ({ n, value: steps(n) }))).best.complexity;

const pointsOf = (series: string) =>
  series
    .split(' ')
    .map((one) => one.split(':').map(Number))
    .map(([n = 0, value = 0]) => ({ n, value }));
const ofText = (series: string) => fitGrowth(pointsOf(series)).best.complexity;

/** Trial division of all numbers up to n, until a divisor is found. */
function trialDivision(n: number): number {
  let steps = 0;
  for (let candidate = 2; candidate < n; candidate += 1)
    for (let divisor = 2; divisor * divisor <= candidate; divisor += 1) {
      steps += 1;
      if (candidate % divisor === 0) break;
    }
  return steps;
}

/** Nodes of the search that places one queen in each column and takes it back. */
function queens(n: number, column = 0, rows = 0, up = 0, down = 0): number {
  let nodes = 1;
  for (let row = 0; row < n && column < n; row += 1) {
    const [u, d] = [row + column, row - column + n];
    if ((rows >> row) & 1 || (up >> u) & 1 || (down >> d) & 1) continue;
    nodes += queens(n, column + 1, rows | (1 << row), up | (1 << u), down | (1 << d));
  }
  return nodes;
}

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

describe('the differences between sizes', () => {
  it('call trial division n √n, and a sum of linear and quadratic steps quadratic', () => {
    expect(classOf(DOUBLING, trialDivision)).toBe('n_root_n');
    expect(classOf(DOUBLING, (n) => 900 * n + n * n)).toBe('quadratic');
    expect(classOf(DOUBLING, (n) => n * Math.log2(n) + 40 * n)).toBe('linearithmic');
  });

  it('find n √n where blocks end beside the queries', () => {
    const wide =
      '16:70 23:130 32:185 45:300 64:398 91:651 128:1712 181:3203 256:4430 362:7359 512:11541 1024:41975 2048:97395 4096:309877';
    const ends =
      '16:82 23:137 32:195 45:323 64:519 91:819 128:1527 181:2782 256:3490 362:5786 512:9992 1024:25789 2048:82968';
    // Above 512 sizes double, so few of them lie within the last ones.
    const large = '512:429 1024:1172 2048:3909 4096:9516 8192:27023 16384:76264';
    for (const series of [wide, ends, large]) {
      const { best, conclusive } = fitGrowth(pointsOf(series));
      expect({ class: best.complexity, conclusive }).toEqual({ class: 'n_root_n', conclusive: true });
    }
    expect(classOf(DOUBLING, (n) => 600 * n + n * n)).toBe('quadratic');
  });

  it('tell a power above the fourth from an exponential and from a number of choices', () => {
    expect(ofText('3:987 4:5063 5:18520 6:54051 7:134435 8:296884')).toBe('sextic');
    expect(ofText('4:104192 5:541250 6:2134512 7:6919682 8:19361792 9:48302082')).toBe('octic');
    expect(classOf(upTo(3, 17), (n) => 5 * n ** 3 + n ** 5)).toBe('quintic');
    expect(classOf(upTo(3, 12), (n) => n * n * 1.9 ** n)).toBe('exponential');
    const ofSix = (n: number): number => (n * (n - 1) * (n - 2) * (n - 3) * (n - 4) * (n - 5)) / 720;
    expect(classOf(upTo(6, 20), ofSix)).not.toMatch(/quintic|sextic|septic|octic/);
  });

  it('tell a logarithm beside n³ and n⁴ from smaller parts', () => {
    const sorts =
      '3:84 4:320 5:892 6:2040 7:4086 8:7427 9:12548 10:20017 11:30494 12:44726 13:63558 14:87927 15:118866 16:157507 17:205083';
    expect(ofText(sorts)).toBe('quartic_log');
    const sortsFrom2 =
      '2:10 3:65 4:247 5:691 6:1594 7:3218 8:5896 9:10033 10:16113 11:24694 12:36418 13:52007 14:72271 15:98103 16:130484 17:170486';
    expect(ofText(sortsFrom2)).toBe('quartic_log');
    expect(classOf(upTo(2, 17), (n) => (n - 1) ** 4)).toBe('quartic');
    expect(classOf(DOUBLING.slice(0, 6), (n) => n ** 3 * (1 + Math.ceil(Math.log2(n))))).toBe('cubic_log');
    expect(classOf(upTo(3, 17), (n) => n ** 4 - n ** 3)).toBe('quartic');
    expect(classOf(DOUBLING.slice(0, 6), (n) => n ** 3 + 40 * n * n)).toBe('cubic');
  });

  it('see the line at the last sizes beside smaller ones that bend', () => {
    // Each coin counts from its own value on; a pattern with numbers that grow longer.
    const coins =
      '16:116 23:184 32:309 45:561 64:1080 91:2129 128:3903 181:6452 256:10060 362:15158 512:22373 1024:47000';
    const pattern =
      '64:806 91:1480 128:2752 181:5258 256:7908 362:10424 512:15312 1024:25706 2048:56428 4096:117868 8192:240748';
    for (const series of [coins, pattern]) expect(ofText(series)).toBe('linear');
    expect(classOf(DOUBLING, (n) => n * Math.log2(n) - 3 * n)).toBe('linearithmic');
  });

  it('find n⁴ over few sizes beside smaller parts', () => {
    const series =
      '3:133 4:346 5:768 6:1505 7:2694 8:4492 9:7082 10:10671 11:15490 12:21795 13:29866 14:40009 15:52551 16:67845 17:86271';
    const { best, conclusive } = fitGrowth(pointsOf(series));
    expect({ class: best.complexity, conclusive }).toEqual({ class: 'quartic', conclusive: true });
    expect(fitGrowth(upTo(3, 17).map((n) => ({ n, value: 100 * 1.5 ** n }))).best.complexity).toBe(
      'exponential',
    );
  });

  it('tell a search that takes choices back from one that doubles', () => {
    expect(classOf(upTo(3, 11), (n) => queens(n))).toBe('factorial');
    expect(classOf(upTo(3, 12), (n) => 500 + 3 ** n)).toBe('exponential');
    expect(classOf(upTo(3, 14), (n) => n * 2 ** n)).toBe('exponential');
    const delannoy = (a: number, b: number): number =>
      a === 0 || b === 0 ? 1 : 1 + delannoy(a - 1, b) + delannoy(a, b - 1) + delannoy(a - 1, b - 1);
    expect(classOf(upTo(3, 8), (n) => delannoy(n, n))).toBe('exponential');
  });

  it('tell n! where even and odd sizes differ, as in a search that mirrors the board', () => {
    const mirrored = '3:3 4:12 5:61 6:152 7:629 8:2056 9:9405 10:35538';
    expect(ofText(mirrored)).toBe('factorial');
    expect(classOf(upTo(3, 14), (n) => (n % 2 === 0 ? 3 : 1) * 2 ** n)).toBe('exponential');
    expect(classOf(upTo(3, 14), (n) => (n % 2 === 0 ? 30 : 10) * 3 ** n + 40)).toBe('exponential');
  });

  it('call what outgrows every power of n exponential, and no power of n', () => {
    /** Sets of different numbers that add up to at most n, as a search takes them. */
    const sets = (rest: number, from = 1): number => {
      let found = 1;
      for (let value = from; value <= rest; value += 1) found += sets(rest - value, value + 1);
      return found;
    };
    const shown = (steps: (n: number) => number, first: number, last: number) => {
      const { best, conclusive } = fitGrowth(upTo(first, last).map((n) => ({ n, value: steps(n) })));
      return conclusive ? best.complexity : null;
    };
    expect(shown((n) => 20 + sets(n), 1, 60)).toBe('exponential');
    expect(shown((n) => 900 * n + 4 * n ** 3 + n ** 4, 3, 60)).toBe('quartic');
    expect(shown((n) => 9 + n ** 3 * Math.log2(n), 3, 60)).not.toBe('exponential');
  });

  it('are sure of a constant where only the length of the numbers grows', () => {
    const points = Array.from({ length: 24 }, (_, at) => ({
      n: 16 * 2 ** at,
      value: 2.6 + 2 ** (at / 2 - 12.5),
    }));
    const { best, conclusive } = fitGrowth(points);
    expect({ class: best.complexity, conclusive }).toEqual({ class: 'constant', conclusive: true });
    expect(classOf(DOUBLING, (n) => 3 + Math.log2(n) / 4)).toBe('logarithmic');
  });

  it('are sure of a constant where the last of very many sizes takes a few steps more', () => {
    const points = Array.from({ length: 32 }, (_, at) => ({ n: 16 * 2 ** at, value: at < 29 ? 69 : 72 }));
    const { best, conclusive } = fitGrowth(points);
    expect({ class: best.complexity, conclusive }).toEqual({ class: 'constant', conclusive: true });
    expect(fitGrowth(points.map(({ n }) => ({ n, value: 60 + Math.log2(n) }))).best.complexity).toBe(
      'logarithmic',
    );
  });

  it('are sure of a constant on a few small sizes', () => {
    expect(fitGrowth(upTo(3, 12).map((n) => ({ n, value: 7 }))).conclusive).toBe(true);
    expect(fitGrowth(upTo(3, 12).map((n) => ({ n, value: 7 + n }))).conclusive).toBe(false);
  });
});

describe('the power at the last sizes', () => {
  it('is two where only smaller sizes scatter', () => {
    const bubbles =
      '16:225 23:438 32:1025 45:1036 64:3905 91:8282 128:14722 181:31315 256:61954 362:126703 512:246788 1024:998406';
    const points = bubbles.split(' ').map((one) => one.split(':').map(Number));
    expect(fitGrowth(points.map(([n = 0, value = 0]) => ({ n, value }))).best.complexity).toBe('quadratic');
    expect(classOf(DOUBLING, (n) => n * n * Math.log2(n))).toBe('quadratic_log');
  });

  it('is four where every cell of a grid is compared with every other one', () => {
    const looked = (n: number) => n ** 4 / 10 + 20 * n ** 2;
    expect(classOf(upTo(3, 59), looked)).toBe('quartic');
    expect(classOf([8, 11, 16, 23, 32, 45, 64], looked)).toBe('quartic');
  });

  it('is three where a quadratic part is larger at small sizes', () => {
    expect(classOf([8, 11, 16, 23, 32, 45, 64, 91, 128, 181], (n) => n ** 3 / 4 + 4 * n ** 2)).toBe('cubic');
  });

  it('leaves squares and cubes what they are', () => {
    expect(classOf(DOUBLING, (n) => n ** 2 / 2 + 9 * n)).toBe('quadratic');
    expect(classOf(DOUBLING.slice(0, 7), (n) => n ** 3 / 6 + n ** 2)).toBe('cubic');
  });

  it('is no n² log n where the data scatter', () => {
    const scattered = [1.14, 0.83, 1, 0.62, 1.18, 0.95, 1.01, 0.96, 1.02, 0.97, 1.05];
    const sizes = [23, 32, 45, 64, 91, 128, 181, 256, 362, 512, 1_024];
    expect(
      fitGrowth(sizes.map((n, at) => ({ n, value: n ** 2 * (scattered[at] ?? 1) }))).best.complexity,
    ).toBe('quadratic');
  });
});

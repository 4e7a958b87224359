const MAX_DEPTH = 800;

export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,5}$/.test(first) || Number(first) > 500000) return 'n must be 1 to 500000';
  const n = Number(first);
  if (lines.length !== n) return `expected ${n} lines, found ${lines.length}`;
  const ends = [];
  const hangs = new Array(n + 1).fill(false);
  for (const [at, line] of lines.entries()) {
    if (!/^(0|[1-9]\d{0,5}) (0|[1-9]\d{0,5})$/.test(line)) return `line ${at + 2} must hold two numbers`;
    const bars = line.split(' ').map(Number).filter((bar) => bar > 0);
    for (const bar of bars) {
      if (bar > n) return `bar ${bar} is unknown`;
      if (bar === 1 || hangs[bar]) return `bar ${bar} hangs twice`;
      hangs[bar] = true;
    }
    ends.push(bars);
  }
  let level = [1];
  let reached = 0;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return `more than ${MAX_DEPTH} bars hang one below the other`;
    reached += level.length;
    level = level.flatMap((bar) => ends[bar - 1]);
  }
  return reached === n ? null : 'some bars do not hang from bar 1';
}

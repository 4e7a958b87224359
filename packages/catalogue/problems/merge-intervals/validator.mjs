export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d{0,4}$/.test(lines[0])) return 'line 1 must hold the integer n';
  const n = Number(lines[0]);
  if (n > 50000) return `n must be at most 50000, found ${n}`;
  if (lines.length !== n + 1) return `expected ${n} intervals, found ${lines.length - 1}`;
  for (let i = 1; i <= n; i++) {
    const ends = /^(0|[1-9]\d{0,6}) (0|[1-9]\d{0,6})$/.exec(lines[i]);
    if (ends === null) return `line ${i + 1} must hold two integers from 0 to 9999999`;
    if (Number(ends[1]) > Number(ends[2])) return `the interval in line ${i + 1} ends before it starts`;
  }
  return null;
}

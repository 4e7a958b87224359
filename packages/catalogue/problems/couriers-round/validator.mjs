export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  if (!/^[1-9]\d?$/.test(first) || Number(first) > 15) return 'n must be 1 to 15';
  const n = Number(first);
  if (lines.length !== n) return `expected ${n} lines of times, found ${lines.length}`;
  for (const [at, line] of lines.entries()) {
    const times = line.split(' ');
    if (times.length !== n) return `line ${at + 2} has ${times.length} times, not ${n}`;
    if (times.some((time) => !/^(-1|0|[1-9]\d{0,9})$/.test(time) || Number(time) > 1e9)) return `line ${at + 2} holds something else than times`;
    if (times[at] !== '0') return `the time from place ${at + 1} to itself must be 0`;
  }
  return null;
}

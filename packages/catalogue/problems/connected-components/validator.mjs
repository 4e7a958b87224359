const PAIR = /^(0|[1-9]\d{0,5}) (0|[1-9]\d{0,5})$/;

export function validate(input) {
  const [first, ...cables] = input.replace(/\n$/, '').split('\n');
  const head = PAIR.exec(first);
  if (head === null) return 'line 1 must hold the integers n and m';
  const [n, m] = [Number(head[1]), Number(head[2])];
  if (n < 1 || n > 50000) return `n must be 1 to 50000, found ${n}`;
  if (m > 100000) return `m must be at most 100000, found ${m}`;
  if (cables.length !== m) return `expected ${m} cables, found ${cables.length}`;
  for (const [i, cable] of cables.entries()) {
    const ends = PAIR.exec(cable);
    if (ends === null) return `cable ${i + 1} is not a pair of integers`;
    const [u, v] = [Number(ends[1]), Number(ends[2])];
    if (u < 1 || u > n || v < 1 || v > n) return `cable ${i + 1} has an end outside 1 to ${n}`;
  }
  return null;
}

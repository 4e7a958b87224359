const INTEGER = /^(0|-?[1-9]\d{0,6})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = /^([1-9]\d{0,5}) ([1-9]\d{0,5})$/.exec(lines[0]);
  if (head === null) return 'line 1 must hold the integers n and k';
  const [n, k] = [Number(head[1]), Number(head[2])];
  if (n > 100000) return `n must be at most 100000, found ${n}`;
  const values = lines[1].split(' ');
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  const counts = new Map();
  for (const [i, value] of values.entries()) {
    if (!INTEGER.test(value) || Math.abs(Number(value)) > 1e6)
      return `value ${i + 1} is not an integer in range`;
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  if (k > counts.size) return `k is ${k}, but there are only ${counts.size} distinct values`;
  const descending = [...counts.values()].sort((a, b) => b - a);
  if (descending[k - 1] === descending[k]) return `places ${k} and ${k + 1} tie, so the answer is not unique`;
  return null;
}

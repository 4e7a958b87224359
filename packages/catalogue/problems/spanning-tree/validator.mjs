const INTEGER = /^(0|[1-9]\d{0,9})$/;

function integers(line) {
  const parts = line.split(' ');
  return parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = integers(lines[0]);
  if (head === null || head.length !== 2) return 'line 1 must hold the integers n and m';
  const [n, m] = head;
  if (n < 1 || n > 100000) return `n must be 1 to 100000, found ${n}`;
  if (m > 200000) return `m must be at most 200000, found ${m}`;
  if (lines.length !== m + 1) return `expected ${m} offers, found ${lines.length - 1}`;
  for (let i = 1; i <= m; i++) {
    const offer = integers(lines[i]);
    if (offer === null || offer.length !== 3) return `line ${i + 1} must hold two huts and a cost`;
    const [a, b, cost] = offer;
    if (Math.min(a, b) < 1 || Math.max(a, b) > n) return `line ${i + 1} names an unknown hut`;
    if (cost > 1e9) return `line ${i + 1} has a cost out of range`;
  }
  return null;
}

const INTEGER = /^(0|[1-9]\d{0,5})$/;

function pair(line) {
  const parts = line.split(' ');
  return parts.length === 2 && parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = pair(lines[0]);
  if (head === null) return 'line 1 must hold n and m';
  const [n, m] = head;
  if (n < 1 || n > 100000 || m > 150000) return 'n or m is out of range';
  if (lines.length !== m + 1) return `expected ${m} roads, found ${lines.length - 1}`;
  for (let i = 1; i <= m; i++) {
    const road = pair(lines[i]);
    if (road === null) return `line ${i + 1} must hold two towns`;
    if (Math.min(...road) < 1 || Math.max(...road) > n) return `line ${i + 1} names an unknown town`;
  }
  return null;
}

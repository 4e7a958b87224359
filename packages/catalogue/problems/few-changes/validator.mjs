const INTEGER = /^(0|[1-9]\d{0,9})$/;

function integers(line, count) {
  const parts = (line ?? '').split(' ');
  return parts.length === count && parts.every((part) => INTEGER.test(part)) ? parts.map(Number) : null;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  const head = integers(lines[0], 3);
  if (head === null) return 'line 1 must hold n, m and k';
  const [n, m, k] = head;
  if (n < 1 || n > 2000 || m > 5000 || k > 1000) return 'n, m or k is out of range';
  if (lines.length !== m + 2) return `expected ${m} buses, found ${lines.length - 2}`;
  const isTown = (town) => town >= 1 && town <= n;
  const ends = integers(lines[1], 2);
  if (ends === null || !ends.every(isTown)) return 'line 2 must hold two towns';
  for (let i = 2; i < lines.length; i++) {
    const bus = integers(lines[i], 3);
    if (bus === null) return `line ${i + 1} must hold two towns and a price`;
    if (!isTown(bus[0]) || !isTown(bus[1])) return `line ${i + 1} names an unknown town`;
    if (bus[2] > 1e9) return `line ${i + 1} has a price out of range`;
  }
  return null;
}

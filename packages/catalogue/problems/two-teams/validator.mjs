const NUMBER = /^(0|[1-9]\d{0,5})$/;

export function validate(input) {
  const [first, ...lines] = input.replace(/\n$/, '').split('\n');
  const head = first.split(' ');
  if (head.length !== 2 || !head.every((part) => NUMBER.test(part))) return 'line 1 must hold n and m';
  const [n, m] = head.map(Number);
  if (n < 1 || n > 100000 || m > 200000) return 'n or m is out of range';
  if (lines.length !== m) return `expected ${m} pairs, found ${lines.length}`;
  for (const [at, line] of lines.entries()) {
    const pair = line.split(' ');
    if (pair.length !== 2 || !pair.every((part) => NUMBER.test(part) && Number(part) >= 1 && Number(part) <= n)) return `pair ${at + 1} is wrong`;
    if (pair[0] === pair[1]) return `pair ${at + 1} is one child`;
  }
  return null;
}

const INTEGER = /^(0|-?[1-9]\d{0,9})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const [head, kinds] = lines.map((line) => line.split(' '));
  if (![...head, ...kinds].every((part) => INTEGER.test(part))) return 'expected integers separated by single blanks';
  if (head.length !== 2) return 'line 1 must hold n and k';
  const [n, k] = head.map(Number);
  if (n < 1 || n > 200000 || k < 1 || k > 200000) return 'n or k is out of range';
  if (kinds.length !== n) return `expected ${n} trees, found ${kinds.length}`;
  return kinds.some((kind) => Math.abs(Number(kind)) > 1e9) ? 'a kind is out of range' : null;
}

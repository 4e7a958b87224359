const INTEGER = /^(0|-?[1-9]\d{0,5})$/;

export function validate(input) {
  const lines = input.split('\n');
  if (lines[lines.length - 1] === '' && lines.length > 2) lines.pop();
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  const head = lines[0].split(' ');
  const wagons = lines[1] === '' ? [] : lines[1].split(' ');
  if (![...head, ...wagons].every((part) => INTEGER.test(part))) return 'expected integers separated by single blanks';
  if (head.length !== 2) return 'line 1 must hold n and k';
  const [n, k] = head.map(Number);
  if (n < 0 || n > 130000 || k < 1 || k > 130000) return 'n or k is out of range';
  if (wagons.length !== n) return `expected ${n} wagons, found ${wagons.length}`;
  return wagons.some((wagon) => Math.abs(Number(wagon)) > 100000) ? 'a number is out of range' : null;
}

const VALUE = /^(0|-?[1-9]\d{0,6})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^(0|[1-9]\d{0,5})$/.test(lines[0])) return 'line 1 must hold the integer n';
  const n = Number(lines[0]);
  if (n > 100000) return `n must be at most 100000, found ${n}`;
  const tokens = lines[1] === '' ? [] : lines[1].split(' ');
  if (tokens.length !== n) return `expected ${n} values, found ${tokens.length}`;
  const bad = tokens.findIndex((token) => !VALUE.test(token) || Math.abs(Number(token)) > 1e6);
  return bad === -1 ? null : `value ${bad + 1} is not an integer in range`;
}

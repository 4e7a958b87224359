const HEIGHT = /^(0|[1-9]\d{0,4})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0])) return 'line 1 must hold the integer n';
  const n = Number(lines[0]);
  if (n > 200000) return `n must be at most 200000, found ${n}`;
  const values = lines[1].split(' ');
  if (values.length !== n) return `expected ${n} heights, found ${values.length}`;
  const bad = values.findIndex((value) => !HEIGHT.test(value));
  return bad === -1 ? null : `height ${bad + 1} is not an integer from 0 to 99999`;
}

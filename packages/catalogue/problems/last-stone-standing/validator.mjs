const WEIGHT = /^[1-9]\d{0,9}$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0])) return 'line 1 must hold the integer n';
  const n = Number(lines[0]);
  if (n > 200000) return `n must be at most 200000, found ${n}`;
  const weights = lines[1].split(' ');
  if (weights.length !== n) return `expected ${n} weights, found ${weights.length}`;
  const bad = weights.findIndex((weight) => !WEIGHT.test(weight) || Number(weight) > 1e9);
  return bad === -1 ? null : `weight ${bad + 1} is not an integer from 1 to 1000000000`;
}

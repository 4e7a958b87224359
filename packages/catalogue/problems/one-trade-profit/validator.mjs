const PRICE = /^(0|[1-9]\d{0,9})$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,5}$/.test(lines[0])) return 'line 1 must hold the integer n';
  const n = Number(lines[0]);
  if (n > 100000) return `n must be at most 100000, found ${n}`;
  const prices = lines[1].split(' ');
  if (prices.length !== n) return `expected ${n} prices, found ${prices.length}`;
  const bad = prices.findIndex((price) => !PRICE.test(price) || Number(price) > 1e9);
  return bad === -1 ? null : `price ${bad + 1} is not an integer from 0 to 1000000000`;
}

const MOD = 1_000_000_007n;
const text = require('fs').readFileSync(0, 'utf8').trim();

const times = ([a, b, c, d], [e, f, g, h]) =>
  [a * e + b * g, a * f + b * h, c * e + d * g, c * f + d * h].map((x) => x % MOD);

const letter = (i) => {
  const alone = text[i] === '0' ? 0n : 1n;
  const pair = Number(text.slice(i, i + 2));
  const joined = i + 1 < text.length && pair > 9 && pair < 27 ? 1n : 0n;
  return [alone, joined, 1n, 0n];
};

const product = (lo, hi) => {
  if (lo + 1 === hi) return letter(lo);
  const mid = (lo + hi) >> 1;
  return times(product(lo, mid), product(mid, hi));
};

console.log(String(product(0, text.length)[0]));

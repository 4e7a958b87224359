const [, ...factors] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);

const step = ({ hi, lo, best }, x) => {
  const cand = [x, hi * x, lo * x];
  const h = Math.max(...cand);
  return { hi: h, lo: Math.min(...cand), best: Math.max(best, h) };
};

const { best } = factors.reduce(step, { hi: 1, lo: 1, best: -Infinity });
console.log(`${best}`);

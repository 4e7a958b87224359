const [k, ...t] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const size = Number(k);

const leftOf = (i) => 2 * i + 1;
const rightOf = (i) => 2 * i + 2;

const walk = (i) => {
  if (i >= size) return 0;
  if (t[i] === 'null') return 0;
  const l = walk(leftOf(i));
  const r = walk(rightOf(i));
  return 1 + (l > r ? l : r);
};

console.log(walk(0));

const [[n, q], a, asks] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(/\s+/).map(Number));

const find = (x, lo, hi) => {
  if (lo >= hi) return -1;
  const mid = (lo + hi) >>> 1;
  return a[mid] === x ? mid : a[mid] < x ? find(x, mid + 1, hi) : find(x, lo, mid);
};

console.log(asks.map(x => find(x, 0, n)).join('\n'));

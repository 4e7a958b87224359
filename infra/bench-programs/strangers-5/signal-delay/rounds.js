const rd = require('fs').readFileSync(0, 'utf8').split('\n').map((l) => l.trim().split(' ').map(Number));
const [n, m, s] = rd[0];
const lines = rd.slice(1, m + 1);
const t = new Array(n + 1).fill(Infinity);
t[s] = 0;
const relax = (changed, [u, v, w]) => (t[u] + w < t[v] ? ((t[v] = t[u] + w), true) : changed);
while (lines.reduce(relax, false));
const last = t.slice(1).reduce((a, b) => (a > b ? a : b));
console.log(last === Infinity ? -1 : last);

const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, ...a] = data;
const best = (i) => (i >= n ? 0 : Math.max(best(i + 1), a[i] + best(i + 2)));
console.log(best(0));

const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = data.slice(1);
const out = a.map((_, i) => a.reduce((product, x, j) => (i === j ? product : product * x), 1) + 0);
console.log(out.join(' '));

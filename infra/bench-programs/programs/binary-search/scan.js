const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, q] = data;
const a = data.slice(2, 2 + n);
console.log(data.slice(2 + n).map((x) => a.indexOf(x)).join('\n'));

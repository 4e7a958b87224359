// sort a typed array, look at neighbours
const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = Int32Array.from(data.slice(1, 1 + data[0])).sort();
console.log(a.some((v, i) => i > 0 && v === a[i - 1]) ? 'true' : 'false');

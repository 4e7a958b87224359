const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = data.slice(1);
const kept = a.filter((x) => x !== 0);
while (kept.length < a.length) kept.push(0);
console.log(kept.join(' '));

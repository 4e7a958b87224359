const n = Number(require('fs').readFileSync(0, 'utf8'));
const climb = k => k < 2 ? 1 : climb(k - 1) + climb(k - 2);
console.log(climb(n));

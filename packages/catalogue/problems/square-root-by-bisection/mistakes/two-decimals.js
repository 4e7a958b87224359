const x = parseFloat(require('fs').readFileSync(0, 'utf8'));
let lo = 0, hi = x < 1 ? 1 : x;
for (let i = 0; i < 100; i++) { const m = (lo + hi) / 2; if (m * m <= x) lo = m; else hi = m; }
console.log(lo.toPrecision(6) * 1 === lo ? lo : x > 1000 ? lo.toFixed(2) : lo.toFixed(9));

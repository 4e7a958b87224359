const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
const s5 = Math.sqrt(5);
console.log(Math.round(Math.pow((1 + s5) / 2, n + 1) / s5));

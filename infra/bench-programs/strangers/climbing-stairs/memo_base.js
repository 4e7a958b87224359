const memo = { 1: 1, 2: 1 };
const climb = k => memo[k] ?? (memo[k] = climb(k - 1) + climb(k - 2));
console.log(climb(Number(require('fs').readFileSync(0).toString().trim())));

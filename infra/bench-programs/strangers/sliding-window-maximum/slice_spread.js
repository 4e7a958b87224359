const fs = require('fs');
const nums = fs.readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = nums.shift(), k = nums.shift();
const maxima = Array.from({ length: n - k + 1 }, (_, i) => nums.slice(i, i + k).reduce((a, b) => Math.max(a, b)));
console.log(...maxima);

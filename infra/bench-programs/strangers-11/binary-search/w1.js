const fs = require('fs');
const [first, second, third] = fs.readFileSync(0, 'utf8').split('\n');
const arr = second.trim().split(' ').map(Number);
const ask = third.trim().split(' ').map(Number);

// answer the questions from small to large, so one walk over the array is enough
const sorted = [...ask].sort();
const where = new Map();
let p = 0;
for (const x of sorted) {
  while (p < arr.length && arr[p] < x) p++;
  where.set(x, p < arr.length && arr[p] === x ? p : -1);
}

console.log(ask.map((x) => where.get(x)).join('\n'));

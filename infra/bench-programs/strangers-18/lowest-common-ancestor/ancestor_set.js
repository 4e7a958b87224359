const [, second, third] = require('fs').readFileSync(0, 'utf8').split('\n');
const mother = new Map();
const queue = [];
let next = 0;
second.trim().split(' ').forEach((token, i) => {
  if (i > 0 && i % 2 === 1) next++;
  if (token === 'null') return;
  const value = +token;
  mother.set(value, i === 0 ? undefined : queue[next - 1]);
  queue.push(value);
});
const [p, q] = third.trim().split(' ').map(Number);

const line = new Set();
for (let x = p; x !== undefined; x = mother.get(x)) line.add(x);
let y = q;
while (!line.has(y)) y = mother.get(y);
console.log(y);

const have = new Set(require('fs').readFileSync(0, 'utf8').split('\n')[1].trim().split(' ').map(Number));
const runFrom = x => {
  let len = 0;
  while (have.has(x + len)) len++;
  return len;
};
let best = 0;
for (const x of have) best = Math.max(best, runFrom(x));
console.log(best);

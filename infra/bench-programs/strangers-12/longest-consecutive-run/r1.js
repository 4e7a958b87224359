const numbers = new Set(require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].split(' ').map(Number));
let best = 0;
numbers.forEach((x) => {
  if (numbers.has(x - 1)) return; // not the beginning of a run
  let end = x + 1;
  while (numbers.has(end)) end++;
  best = Math.max(best, end - x);
});
console.log(best);

const [[n], list] = require('fs').readFileSync(0, 'utf8').split('\n').slice(0, 2).map(l => l.trim().split(/\s+/));
const a = Int32Array.from(list).sort();
const [best] = a.reduce(([best, run, last], x) => {
  if (x === last) return [best, run, x];
  run = x === last + 1 ? run + 1 : 1;
  return [run > best ? run : best, run, x];
}, [0, 0, NaN]);
console.log(best);

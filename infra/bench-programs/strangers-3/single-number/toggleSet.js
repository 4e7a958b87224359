const nums = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).slice(1);
const on = new Set();
for (const x of nums) {
  if (!on.delete(x)) on.add(x);
}
console.log([...on][0]);

const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const values = new Set(data.slice(1));
let best = 0;
for (const x of values) {
  if (values.has(x - 1)) continue;
  let length = 1;
  while (values.has(x + length)) length++;
  best = Math.max(best, length);
}
console.log(best);

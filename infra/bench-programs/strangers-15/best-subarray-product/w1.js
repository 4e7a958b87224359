const [first, second] = require('fs').readFileSync(0, 'utf8').split('\n');
const factors = second.trim().split(/\s+/).map(Number);

let most = factors[0];
let least = factors[0];
let best = factors[0];
for (const f of factors.slice(1)) {
  most = Math.max(f, most * f, least * f);
  least = Math.min(f, most * f, least * f);
  if (most > best) best = most;
}
console.log(String(best));

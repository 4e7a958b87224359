const [head, body] = require('fs').readFileSync(0, 'utf8').split('\n');
const c = Number(head.split(' ')[1]);
let total = 0;
let max = 0;
let howMany = 0;
for (const t of body.trim().split(' ').map(Number)) {
  total += t;
  if (t > max) max = t;
  if (t === max) howMany += 1;
}
const withPauses = (max - 1) * (c + 1) + howMany;
console.log(Math.max(total, withPauses));

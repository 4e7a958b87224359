const [head, body] = require('fs').readFileSync(0, 'utf8').split('\n');
const k = Number(head.split(' ')[1]);
const seen = new Map([[0, 1]]);
let sum = 0, answer = 0;
for (const x of body.trim().split(/\s+/)) {
  sum += Number(x);
  answer += seen.get(sum - k) || 0;
  seen.set(sum, (seen.get(sum) || 0) + 1);
}
console.log(String(answer));

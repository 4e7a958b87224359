const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const [n, m] = lines[0].split(' ').map(Number);
let rules = lines.slice(1, m + 1).map((l) => l.split(' ').map(Number));
const left = [];
for (let c = 1; c <= n; c++) left.push(c);

const order = [];
while (left.length > 0) {
  // find a course that no rule forbids
  const i = left.findIndex((c) => !rules.some((r) => r[1] === c));
  if (i === -1) break;
  const [course] = left.splice(i, 1);
  order.push(course);
  rules = rules.filter((r) => r[0] !== course);
}
console.log(left.length === 0 ? order.join(' ') : 'impossible');

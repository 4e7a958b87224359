const data = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const n = +data[0], q = +data[1];
const seat = new Map();
for (let i = 0; i < n; i++) seat.set(+data[2 + i], i);
const answers = [];
for (let j = 0; j < q; j++) {
  const v = +data[2 + n + j];
  answers.push(seat.has(v) ? seat.get(v) : -1);
}
console.log(answers.join('\n'));

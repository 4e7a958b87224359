const line = require('fs').readFileSync(0, 'utf8').trim();
const order = 'rwb';
const count = [0, 0, 0];
for (const f of line) {
  count[order.indexOf(f)]++;
}
let target = '';
for (let i = 0; i < 3; i++) {
  target += order[i].repeat(count[i]);
}
let misplaced = 0;
for (let i = 0; i < line.length; i++) {
  if (line[i] !== target[i]) misplaced++;
}
console.log(Math.ceil(misplaced / 2));

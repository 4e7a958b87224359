const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const a = lines[1].trim().split(' ').map(Number);
const qs = lines[2].trim().split(' ').map(Number);
const out = [];
for (const x of qs) {
  out.push(a.indexOf(x));
}
console.log(out.join('\n'));

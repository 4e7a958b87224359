const lines = require('fs').readFileSync(0, 'utf8').split('\n');
let all = '';
const out = [];
for (let i = 1; i <= +lines[0]; i++) {
  const [op, w] = lines[i].split(' ');
  if (op === 'add') all += w + ' ';
  else if (op === 'has') out.push((' ' + all).includes(' ' + w + ' '));
  else out.push(all.includes(w));
}
console.log(out.join('\n'));

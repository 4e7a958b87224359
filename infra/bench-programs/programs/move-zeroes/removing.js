const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const a = data.slice(1);
let i = 0;
for (let k = 0; k < a.length; k++) {
  if (a[i] === 0) {
    a.splice(i, 1);
    a.push(0);
  } else i++;
}
console.log(a.join(' '));

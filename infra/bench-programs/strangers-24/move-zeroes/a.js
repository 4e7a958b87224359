const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const a = lines[1].trim().split(/\s+/).map(Number);
let put = 0;
for (let i = 0; i < a.length; i++) {
  if (a[i] !== 0) {
    const keep = a[put];
    a[put] = a[i];
    a[i] = keep;
    put++;
  }
}
console.log(a.join(' '));

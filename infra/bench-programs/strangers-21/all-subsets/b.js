// walk over the selections so that each differs from the one before in one topping
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0], 10);
const name = lines[1].trim().split(/\s+/);
const on = new Array(n).fill(false);

function show() {
  let s = '';
  for (let i = 0; i < n; i++) {
    if (on[i]) s += (s === '' ? '' : ' ') + name[i];
  }
  console.log(s === '' ? '-' : s);
}

show();
for (let step = 1; step < (1 << n); step++) {
  const flip = 31 - Math.clz32(step & -step);
  on[flip] = !on[flip];
  show();
}

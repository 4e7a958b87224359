const data = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = +data[0];
const shelf = [];
const answers = [];

function place(x) {
  let l = 0, r = shelf.length;
  while (l < r) {
    const m = Math.floor((l + r) / 2);
    if (shelf[m] < x) l = m + 1;
    else r = m;
  }
  shelf.splice(l, 0, x);
}

for (let i = 1; i <= n; i++) {
  place(+data[i]);
  answers.push(shelf[(shelf.length - 1) >> 1]);
}
console.log(answers.join('\n'));

let data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter((s) => s).map(Number);
let n = data[0];
let go = (a, b) => data[1 + a * n + b];
let round = [];
for (let i = 0; i < n; i++) round.push(i);
let record = Infinity;

function swap(i, j) {
  let h = round[i];
  round[i] = round[j];
  round[j] = h;
}

function fix(k, sofar) {
  if (sofar >= record) return;
  if (k === n) {
    let back = go(round[n - 1], 0);
    if (back >= 0 && sofar + back < record) record = sofar + back;
    return;
  }
  for (let i = k; i < n; i++) {
    let t = go(round[k - 1], round[i]);
    if (t >= 0) {
      swap(k, i);
      fix(k + 1, sofar + t);
      swap(k, i);
    }
  }
}

if (n === 1) {
  console.log(0);
} else {
  fix(1, 0);
  console.log(record < Infinity ? record : 'none');
}

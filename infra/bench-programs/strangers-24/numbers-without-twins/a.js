// ways[l][d]: strings of l digits that begin with d and have no twins
const ways = [null, new Array(10).fill(1)];
for (let l = 2; l <= 16; l++) {
  const row = [];
  for (let d = 0; d < 10; d++) {
    let s = 0;
    for (let e = 0; e < 10; e++) if (e !== d) s += ways[l - 1][e];
    row.push(s);
  }
  ways.push(row);
}

function below(limit) { // numbers 1 .. limit-1
  const dig = String(limit).split('').map(Number);
  const L = dig.length;
  let total = 0;
  for (let l = 1; l < L; l++) for (let d = 1; d < 10; d++) total += ways[l][d];
  let last = -1;
  for (let i = 0; i < L; i++) {
    for (let d = i === 0 ? 1 : 0; d < dig[i]; d++) if (d !== last) total += ways[L - i][d];
    if (dig[i] === last) break;
    last = dig[i];
  }
  return total;
}

const [a, b] = require('fs').readFileSync(0, 'utf8').trim().split(' ').map(Number);
console.log(below(b + 1) - below(a));

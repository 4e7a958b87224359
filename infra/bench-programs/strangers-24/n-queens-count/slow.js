// try every order of the columns
const n = Number(require('fs').readFileSync(0, 'utf8'));
const order = Array.from({ length: n }, (_, i) => i);
let count = 0;

const peaceful = p =>
  new Set(p.map((c, r) => r + c)).size === n && new Set(p.map((c, r) => r - c)).size === n;

function permute(k) {
  if (k === n) {
    if (peaceful(order)) count++;
    return;
  }
  for (let i = k; i < n; i++) {
    [order[k], order[i]] = [order[i], order[k]];
    permute(k + 1);
    [order[k], order[i]] = [order[i], order[k]];
  }
}

permute(0);
console.log(count);

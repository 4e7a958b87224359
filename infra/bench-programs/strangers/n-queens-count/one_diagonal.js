const n = parseInt(require('fs').readFileSync(0, 'utf8'));
let count = 0;
const place = [];
function safe(r, c) {
  for (let i = 0; i < r; i++) {
    if (place[i] === c) return false;
    if (r - i === c - place[i]) return false;
  }
  return true;
}
function solve(r) {
  if (r === n) { count++; return; }
  for (let c = 0; c < n; c++) {
    if (safe(r, c)) {
      place[r] = c;
      solve(r + 1);
    }
  }
}
solve(0);
console.log(count);

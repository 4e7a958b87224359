const n = parseInt(require('fs').readFileSync(0, 'utf8'));
function ways(k) {
  if (k <= 2) return k;
  return ways(k - 1) + ways(k - 2);
}
console.log(ways(n));

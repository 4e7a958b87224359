const n = Number(require('fs').readFileSync(0, 'utf8').trim());

function isPrime(x) {
  if (x < 2) return false;
  for (let d = 2; d <= x / 2; d++) {
    if (x % d === 0) {
      return false;
    }
  }
  return true;
}

let howMany = 0;
for (let i = 1; i < n; i++) {
  if (isPrime(i)) {
    howMany++;
  }
}
console.log(howMany);

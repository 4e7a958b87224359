const [a, b] = require('fs').readFileSync(0, 'utf8').split(' ').map(Number);
const ten = [1], nine = [1];
for (let i = 1; i <= 16; i++) {
  ten.push(ten[i - 1] * 10);
  nine.push(nine[i - 1] * 9);
}

// numbers that begin with `begin` and have `k` digits more
const inside = (begin, k) => {
  const lo = begin * ten[k], hi = lo + ten[k] - 1;
  if (hi < a || b < lo) return 0;
  if (a <= lo && hi <= b) return nine[k];
  let sum = 0;
  for (let d = 0; d < 10; d++) if (d !== begin % 10) sum += inside(begin * 10 + d, k - 1);
  return sum;
};

let answer = 0;
for (let k = 0; ten[k] <= b; k++) {
  for (let first = 1; first < 10; first++) answer += inside(first, k);
}
console.log(answer);

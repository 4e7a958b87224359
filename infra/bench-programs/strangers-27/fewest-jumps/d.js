const [n, ...stones] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(s => parseInt(s, 10));
const goal = n - 1;

// reach[k][i]: how far 2^k jumps lead if one may begin on any of the stones 0..i
const reach = [Int32Array.from(stones)];
let far = 0;
for (let i = 0; i < n; i++) {
  far = Math.max(far, Math.min(goal, i + stones[i]));
  reach[0][i] = Math.max(far, i);
}
while (2 ** reach.length <= n) {
  const last = reach[reach.length - 1];
  reach.push(last.map(j => last[j]));
}

let here = 0, jumps = 0;
for (let k = reach.length - 1; k >= 0; k--) {
  if (reach[k][here] < goal) {
    here = reach[k][here];
    jumps += 2 ** k;
  }
}
console.log(n === 1 ? 0 : reach[0][here] === goal ? jumps + 1 : -1);

const [[], prices] = require('fs').readFileSync(0, 'utf8').trim().split('\n').map(l => l.trim().split(' ').map(Number)).map((r, i) => i ? r : []);
let past = [0, 0, 0]; // best profit three, two and one days ago
let purse = -Infinity;
for (const p of prices) {
  purse = Math.max(purse, past[0] - p);
  past = [...past.slice(1), Math.max(past[2], purse + p)];
}
console.log(past[2]);

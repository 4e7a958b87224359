const data = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(Boolean).map(Number);
const [n, k] = data;
const wagons = data.slice(2, 2 + n).concat(-1);

const out = [];
let group = [];
for (let i = 0; wagons[i] !== -1; i++) {
  group.push(wagons[i]);
  if (group.length === k) {
    for (let j = k - 1; j >= 0; j--) out.push(group[j]);
    group = [];
  }
}
for (const wagon of group) out.push(wagon);
console.log(out.join(' '));

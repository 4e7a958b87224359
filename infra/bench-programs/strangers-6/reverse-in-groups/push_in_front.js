const words = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const k = Number(words[1]);
const wagons = words.slice(2);
const train = [];
let group = [];
for (const w of wagons) {
  group.unshift(w);
  if (group.length === k) {
    for (const g of group) train.push(g);
    group = [];
  }
}
for (let i = group.length - 1; i >= 0; i--) train.push(group[i]);
console.log(train.join(' '));

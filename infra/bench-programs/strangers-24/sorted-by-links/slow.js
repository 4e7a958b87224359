const [head, keys, links] = require('fs').readFileSync(0, 'utf8').split('\n')
  .map(l => l.trim().split(/\s+/).map(Number));
const number = [-Infinity, ...keys];
const link = [0, ...links];
const sorted = new Array(number.length).fill(0);   // sorted[0]: the first card
for (let card = head[1]; card !== 0; card = link[card]) {
  let at = 0;
  while (sorted[at] !== 0 && number[sorted[at]] <= number[card]) at = sorted[at];
  sorted[card] = sorted[at];
  sorted[at] = card;
}
let line = [];
for (let card = sorted[0]; card; card = sorted[card]) line.push(card);
console.log(line.join(' '));

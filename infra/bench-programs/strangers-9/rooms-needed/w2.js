const fs = require('fs');

const [, startLine, endLine] = fs.readFileSync(0, 'utf8').trim().split('\n');
const starts = startLine.trim().split(' ').map(Number).sort();
const ends = endLine.trim().split(' ').map(Number).sort();

let used = 0;
let max = 0;
let j = 0;
for (const s of starts) {
  while (j < ends.length && ends[j] <= s) {
    used--;
    j++;
  }
  used++;
  max = Math.max(max, used);
}
console.log(max);

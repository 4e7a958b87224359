const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const n = Number(lines[0]);
const v = lines[1].trim().split(/\s+/).map(Number);

let hits = 0;
let smallest = Infinity;

const go = (i, sum, bits) => {
  if (i === n) {
    if (sum % 7 === 0 && bits > 0) {
      hits++;
      if (sum < smallest) smallest = sum;
    }
    return;
  }
  go(i + 1, sum, bits);
  go(i + 1, sum + v[i], bits + 1);
};

go(0, 0, 0);
console.log(hits === 0 ? 'none' : hits + ' ' + smallest);

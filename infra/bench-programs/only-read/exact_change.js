const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, target] = lines[0].split(' ').map(Number);
const coins = lines[1].split(' ').map(Number);

let ways = 0;
let fewest = Infinity;
const chosen = [];
let sample = null;

function walk(pos, sum) {
  if (pos === n) {
    if (sum === target) {
      ways++;
      if (chosen.length < fewest) {
        fewest = chosen.length;
        sample = chosen[0];
      }
    }
    return;
  }
  // take
  chosen.push(coins[pos]);
  walk(pos + 1, sum + coins[pos]);
  chosen.pop();
  // leave
  walk(pos + 1, sum);
}

walk(0, 0);
console.log(ways);
if (ways > 0) {
  console.log(fewest, sample === undefined ? '-' : sample);
} else {
  console.log('impossible');
}

const input = require('fs').readFileSync(0, 'utf8').split('\n');
let row = 0;
const t = Number(input[row++]);
for (let q = 0; q < t; q++) {
  row++;
  const loot = input[row++].trim().split(' ').map(Number);
  const sum = loot.reduce((a, b) => a + b);
  const can = new Array(sum + 1).fill(false);
  can[0] = true;
  for (const x of loot) {
    for (let s = sum; s >= x; s--) {
      if (can[s - x]) can[s] = true;
    }
  }
  let s = sum >> 1;
  while (!can[s]) s--;
  console.log(sum - 2 * s);
}

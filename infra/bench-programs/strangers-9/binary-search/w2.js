// the values lie between -10 million and 10 million, so a plain table is the fastest
const OFFSET = 10000000;
const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const table = new Int32Array(2 * OFFSET).fill(-1);
lines[1].trim().split(' ').forEach((v, i) => {
  table[Number(v) + OFFSET] = i;
});
console.log(
  lines[2]
    .trim()
    .split(' ')
    .map((v) => table[Number(v) + OFFSET] ?? -1)
    .join('\n')
);

const lines = require('fs').readFileSync(0, 'latin1').split('\n');
const tokens = lines[1].trim().split(' ');
const [p, q] = lines[2].trim().split(' ');
// the j-th cell (without the nulls) has its daughters at the places 2j+1 and 2j+2
const cells = [];
const mother = [];
const marks = [];
let count = 0;
tokens.forEach((t, place) => {
  if (t === 'null') return;
  cells[count] = t;
  mother[count] = place === 0 ? -1 : (place - 1) >> 1;
  marks[count] = (t === p ? 1 : 0) + (t === q ? 1 : 0);
  count++;
});
// from the bottom upwards: the first cell with both marks below it
let i = count - 1;
while (marks[i] < 2) {
  marks[mother[i]] += marks[i];
  i--;
}
console.log(cells[i]);

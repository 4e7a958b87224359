const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const start = Float64Array.from(lines[1].trim().split(' '), Number).sort();
const end = Float64Array.from(lines[2].trim().split(' '), Number).sort();
let rooms = 0;
for (let i = 0, j = 0; i < start.length; i++) {
  if (end[j] <= start[i]) j++;
  else rooms++;
}
console.log(rooms);

const [, s, e] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(line => Int32Array.from(line.trim().split(' ')).sort());
let free = 0, rooms = 0;
for (const start of s) {
  if (e[free] <= start) free++;
  else rooms++;
}
console.log(rooms);

'use strict';
const [, s, e] = require('fs').readFileSync(0, 'utf8').trim().split('\n')
  .map(line => Int32Array.from(line.trim().split(/\s+/), Number).sort());
let free = 0, rooms = 0;
for (let i = 0, j = 0; i < s.length; i++) {
  while (e[j] <= s[i]) { j++; free++; }
  if (free) free--; else rooms++;
}
console.log(rooms);

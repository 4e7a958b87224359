const [, start, ...to] = require('fs').readFileSync(0, 'utf8').match(/\d+/g).map(Number);
function* walk(room) {
  for (; room; room = to[room - 1]) yield room;
}
const seen = new Set();
let answer = 0;
for (const room of walk(start)) {
  if (seen.has(room)) { answer = room; break; }
  seen.add(room);
}
console.log(answer);

const text = require('fs').readFileSync(0, 'utf8');
const cut = text.indexOf('\n');
const next = Int32Array.from(('0 ' + text.slice(cut + 1).trim()).split(/\s+/));
let room = Number(text.slice(0, cut).split(' ')[1]);
while (room > 0 && next[room] >= 0) {
  const there = next[room];
  next[room] = -1; // this arrow has been used
  room = there;
}
console.log(room);

const text = require('fs').readFileSync(0, 'utf8');
const [n, start, ...arrows] = text.split(/\s+/).filter((t) => t !== '').map(Number);

const visited = new Uint8Array(n);
let room = start;
while (room !== 0 && !visited[room]) {
  visited[room] = 1;
  room = arrows[room - 1];
}
console.log(room);

const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const n = input[0];
let room = input[1];
const arrows = input.slice(2);

const visited = [];
while (room !== 0 && !visited.includes(room)) {
  visited.push(room);
  room = arrows[room - 1];
}
console.log(room);

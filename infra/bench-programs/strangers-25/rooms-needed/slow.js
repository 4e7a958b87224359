const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');
const n = parseInt(lines[0]);
const start = lines[1].trim().split(/\s+/).map(Number);
const end = lines[2].trim().split(/\s+/).map(Number);

// the school is fullest in a second in which some lesson begins
let rooms = 0;
for (let i = 0; i < n; i++) {
  let busy = 0;
  for (let j = 0; j < n; j++) {
    if (start[j] <= start[i] && start[i] < end[j]) busy++;
  }
  if (busy > rooms) rooms = busy;
}
console.log(rooms);

const fs = require('fs');

const [, startLine, endLine] = fs.readFileSync(0, 'utf8').trim().split('\n');
const toNumbers = (line) => line.trim().split(' ').map(Number);

const events = [
  ...toNumbers(startLine).map((time) => ({ time, change: 1 })),
  ...toNumbers(endLine).map((time) => ({ time, change: -1 })),
].sort((a, b) => a.time - b.time || a.change - b.change);

let used = 0;
const usage = events.map((e) => (used += e.change));

console.log(Math.max(...usage));

'use strict';
const fs = require('fs');
const words = fs.readFileSync('/dev/stdin').toString().trim().split('\n');
const toppings = words[1].trim().split(' ').map(Number);

function* selections(from) {
  if (from === toppings.length) {
    yield [];
    return;
  }
  for (const tail of selections(from + 1)) {
    yield tail;
    yield [toppings[from], ...tail];
  }
}

const report = [];
for (const s of selections(0)) report.push(s.length === 0 ? '-' : s.join(' '));
process.stdout.write(report.join('\n') + '\n');

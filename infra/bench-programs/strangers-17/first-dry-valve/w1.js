const fs = require('fs');

const chunk = Buffer.alloc(64);
let unread = '';

function readLine() {
  while (!unread.includes('\n')) {
    const length = fs.readSync(0, chunk);
    if (length === 0) break;
    unread += chunk.toString('utf8', 0, length);
  }
  const [line] = unread.split('\n', 1);
  unread = unread.slice(line.length + 1);
  return line.trim();
}

function isDry(valve) {
  console.log(`? ${valve}`);
  return readLine() === 'dry';
}

function findFirstDry() {
  let wet = 0;
  let dry = 1;
  while (!isDry(dry)) {
    wet = dry;
    dry *= 2;
  }
  while (dry - wet > 1) {
    const middle = (wet + dry) >> 1;
    if (isDry(middle)) {
      dry = middle;
    } else {
      wet = middle;
    }
  }
  return dry;
}

console.log(`! ${findFirstDry()}`);

const fs = require('fs');

const chunk = Buffer.alloc(64);
let unread = '';

/** Waits for the next line that the judge sends. */
function readLine() {
  while (!unread.includes('\n')) {
    const length = fs.readSync(0, chunk);
    if (length === 0) break;
    unread += chunk.toString('utf8', 0, length);
  }
  const [line] = unread.split('\n', 1);
  unread = unread.slice(line.length + 1);
  return line;
}

/** Asks for a valve. */
function isDry(valve) {
  console.log(`? ${valve}`);
  return readLine() === 'dry';
}

/** @returns {number} the first dry valve */
function findFirstDry() {
  // Write your solution here. Ask with isDry(valve).
  return 1;
}

console.log(`! ${findFirstDry()}`);

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

let high = 1;
while (!isDry(high)) high *= 2;
let low = high >> 1;
while (high - low > 1) {
  const middle = (low + high) >> 1;
  if (isDry(middle)) high = middle;
  else low = middle;
}
console.log(`! ${high}`);

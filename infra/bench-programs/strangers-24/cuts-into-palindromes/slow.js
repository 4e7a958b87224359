const lines = require('fs').readFileSync(0, 'utf8').split('\n');
const strip = Buffer.from(lines[1].trim());

function isMirror(from, to) {
  while (from < to) {
    if (strip[from] !== strip[to]) return false;
    from++;
    to--;
  }
  return true;
}

const pieces = [0];
for (let end = 1; end <= strip.length; end++) {
  let best = Infinity;
  for (let start = 0; start < end; start++) {
    if (isMirror(start, end - 1)) best = Math.min(best, pieces[start] + 1);
  }
  pieces.push(best);
}
console.log(pieces[strip.length] - 1);

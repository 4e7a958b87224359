let pattern = require('fs').readFileSync(0, 'utf8').trim();
const pair = /(\d+)\[([a-z]+)\]/;

function expand(found) {
  const [whole, times, stitches] = found;
  const before = pattern.substring(0, found.index);
  const after = pattern.substring(found.index + whole.length);
  return [before, stitches.repeat(Number(times)), after].join('');
}

for (;;) {
  const found = pair.exec(pattern);
  if (found === null) break;
  pattern = expand(found);
}

console.log(pattern);

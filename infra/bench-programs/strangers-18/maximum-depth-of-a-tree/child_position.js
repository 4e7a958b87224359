const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');
const k = Number(lines[0]);
const tokens = (lines[1] || '').trim().split(' ');

// the children of the token at i stand behind those of all nodes before it
function firstChild(i) {
  let nodesBefore = 0;
  for (let j = 0; j < i; j++) {
    if (tokens[j] !== 'null') nodesBefore++;
  }
  return 2 * nodesBefore + 1;
}

function depth(i) {
  if (i >= k || tokens[i] === 'null') return 0;
  const child = firstChild(i);
  return 1 + Math.max(depth(child), depth(child + 1));
}

console.log(depth(0));

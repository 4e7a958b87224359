const lines = require('fs').readFileSync(0, 'utf8').split('\n');
let at = 0;
function isDry(valve) {
  console.log(`? ${valve}`);
  return lines[at++] === 'dry';
}

let high = 1;
while (!isDry(high)) high *= 2;
console.log(`! ${high}`);

const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin });

function* shapes(area) {
  for (let side = 1; side * side <= area; side++) {
    if (area % side === 0) {
      yield [side, area / side];
    }
  }
}

rl.once('line', (line) => {
  const area = parseInt(line, 10);
  let count = 0;
  let best = null;
  for (const shape of shapes(area)) {
    count++;
    best = shape;
  }
  console.log('shapes: ' + count);
  console.log('closest to a square: ' + best.join(' x '));
  rl.close();
});

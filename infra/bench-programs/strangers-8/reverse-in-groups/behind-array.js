'use strict';
const words = require('fs').readFileSync(0, 'latin1').split(/\s+/);
const n = +words[0], k = +words[1];

// behind[i]: the wagon behind wagon i; wagon 0 is the engine, n + 1 the buffer stop
const behind = Int32Array.from({ length: n + 2 }, (_, i) => i + 1);
let last = 0;
for (let g = 0; g + k <= n; g += k) {
  const front = behind[last];
  let turned = g + k + 1;
  for (let w = front, i = 0; i < k; i++) {
    const after = behind[w];
    behind[w] = turned;
    turned = w;
    w = after;
  }
  behind[last] = turned;
  last = front;
}

const train = [];
for (let w = behind[0]; w <= n; w = behind[w]) train.push(words[w + 1]);
console.log(train.join(' '));

/* Laboratory work 3: insertion sort with a counter */
const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, terminal: false });

let n = -1;
let values = [];

function insertionSort(list) {
  let moves = 0;
  for (let i = 1; i < list.length; i++) {
    const key = list[i];
    let j = i - 1;
    while (j >= 0 && list[j] > key) {
      list[j + 1] = list[j];
      j = j - 1;
      moves = moves + 1;
    }
    list[j + 1] = key;
  }
  return moves;
}

rl.on('line', function (line) {
  if (n === -1) {
    n = parseInt(line);
  } else {
    values = line.trim().split(' ').map(Number);
  }
});

rl.on('close', function () {
  const moves = insertionSort(values);
  let out = '';
  for (let i = 0; i < n; i++) {
    out += values[i] + (i + 1 < n ? ' ' : '');
  }
  console.log(out);
  console.log('moves = ' + moves);
});

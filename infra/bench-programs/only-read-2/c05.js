const readline = require('readline');
const rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
let inputs = [];
rl.on('line', function (line) {
  inputs.push(line);
});
rl.on('close', function () {
  let n = parseInt(inputs[0]);
  let arr = inputs[1].split(' ').map(function (x) { return parseInt(x); });
  let swaps = 0;
  let rounds = 0;
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i < n - 1; i++) {
      if (arr[i] > arr[i + 1]) {
        let tmp = arr[i];
        arr[i] = arr[i + 1];
        arr[i + 1] = tmp;
        swaps = swaps + 1;
        changed = true;
      }
    }
    rounds = rounds + 1;
  }
  console.log(swaps + ' ' + rounds);
});

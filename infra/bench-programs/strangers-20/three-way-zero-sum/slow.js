// brute force: try all positions
const input = require('fs').readFileSync(0, 'utf8').split('\n');
const n = Number(input[0]);
const arr = input[1].trim().split(' ').map(Number);
const triplets = new Set();
for (let i = 0; i < n; i++) {
  for (let j = 0; j < n; j++) {
    for (let k = 0; k < n; k++) {
      if (i !== j && j !== k && i !== k && arr[i] <= arr[j] && arr[j] <= arr[k]) {
        if (arr[i] + arr[j] + arr[k] === 0) {
          triplets.add(arr[i] + ' ' + arr[j] + ' ' + arr[k]);
        }
      }
    }
  }
}
if (triplets.size === 0) console.log('none');
else console.log([...triplets].join('\n'));

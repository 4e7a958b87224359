const input = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const arr = input[1].trim().split(' ').map(Number);
const asked = input[2].trim().split(' ').map(Number);

function search(left, right, x) {
  if (left > right) return -1;
  const mid = left + Math.floor((right - left) / 2);
  if (arr[mid] === x) return mid;

  const leftSorted = arr[left] <= arr[mid];
  if (leftSorted) {
    const inLeft = x >= arr[left] && x < arr[mid];
    return inLeft ? search(left, mid - 1, x) : search(mid + 1, right, x);
  }
  const inRight = x > arr[mid] && x < arr[right];
  return inRight ? search(mid + 1, right, x) : search(left, mid - 1, x);
}

const result = [];
for (const x of asked) result.push(search(0, arr.length - 1, x));
console.log(result.join('\n'));

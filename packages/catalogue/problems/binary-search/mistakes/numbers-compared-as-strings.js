const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n');
const values = lines[1].trim().split(/\s+/);
const questions = lines[2].trim().split(/\s+/);

function search(arr, target) {
  let left = 0;
  let right = arr.length - 1;
  while (left <= right) {
    const mid = Math.floor((left + right) / 2);
    if (arr[mid] === target) return mid;
    if (arr[mid] < target) left = mid + 1;
    else right = mid - 1;
  }
  return -1;
}

console.log(questions.map((x) => search(values, x)).join('\n'));

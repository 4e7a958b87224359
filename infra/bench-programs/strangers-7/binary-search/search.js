const fs = require('fs');
const lines = fs.readFileSync(0, 'utf8').split('\n');
const arr = lines[1].trim().split(/\s+/).map(Number);
const questions = lines[2].trim().split(/\s+/).map(Number);

function binarySearch(arr, target) {
  let left = 0;
  let right = arr.length - 1;
  while (left < right) {
    const mid = Math.floor((left + right) / 2);
    if (arr[mid] === target) {
      return mid;
    } else if (arr[mid] < target) {
      left = mid + 1;
    } else {
      right = mid - 1;
    }
  }
  return -1;
}

console.log(questions.map((x) => binarySearch(arr, x)).join('\n'));

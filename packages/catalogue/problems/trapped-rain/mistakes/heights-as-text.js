const [n, ...bars] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
let left = 0, right = n - 1, leftWall = '0', rightWall = '0', water = 0;
while (left <= right) {
  if (leftWall < rightWall) {
    const b = bars[left++];
    if (b > leftWall) leftWall = b;
    water += leftWall - b;
  } else {
    const b = bars[right--];
    if (b > rightWall) rightWall = b;
    water += rightWall - b;
  }
}
console.log(water);

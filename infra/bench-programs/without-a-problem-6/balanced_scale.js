'use strict';
// A parcel of w grams lies on the left pan. Weights 1, 3, 9, 27, ... one of each.
// Which go left, which go right?
process.stdin.setEncoding('utf8');
let text = '';
process.stdin.on('data', c => { text += c; });
process.stdin.on('end', () => {
  let w = parseInt(text, 10);
  let power = 1;
  const left = [];
  const right = [];
  while (w > 0) {
    const digit = w % 3;
    w = Math.floor(w / 3);
    if (digit === 1) {
      right.push(power);
    } else if (digit === 2) {
      left.push(power);
      w++;
    }
    power *= 3;
  }
  console.log('left:  ' + (left.length ? left.join(' ') : '-'));
  console.log('right: ' + (right.length ? right.join(' ') : '-'));
});

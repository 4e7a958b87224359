// n is small enough to compare every word that is reached with every word not yet reached.
// Words live in one flat byte array.
const input = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const begin = input[0], end = input[1];
const list = [begin, ...input.slice(3)];
const l = begin.length;
const bytes = Buffer.from(list.join(''), 'latin1');

const near = (a, b) => {
  let different = 0;
  for (let x = a * l, y = b * l, stop = x + l; x < stop; x++, y++) {
    if (bytes[x] !== bytes[y] && ++different > 1) return false;
  }
  return true;
};

let waiting = new Int32Array(list.length - 1).map((_, i) => i + 1);
let count = waiting.length;
const queue = [0], steps = [1];
let answer = 0;
for (let head = 0; head < queue.length; head++) {
  const word = queue[head];
  if (list[word] === end) {
    answer = steps[head];
    break;
  }
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const other = waiting[i];
    if (near(word, other)) {
      queue.push(other);
      steps.push(steps[head] + 1);
    } else {
      waiting[kept++] = other;
    }
  }
  count = kept;
}
console.log(answer);

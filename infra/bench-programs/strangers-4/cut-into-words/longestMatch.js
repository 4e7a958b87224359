const input = require('fs').readFileSync(0, 'utf8').split('\n');
const text = input[0].trim();
const dict = new Set(input[2].trim().split(/ +/));
let at = 0, count = 0;
outer: while (at < text.length) {
  for (let len = Math.min(20, text.length - at); len > 0; len--) {
    if (dict.has(text.slice(at, at + len))) {
      at += len;
      count++;
      continue outer;
    }
  }
  count = -1;
  break;
}
console.log(count);

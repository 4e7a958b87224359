const [, ...offers] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const book = [];
let sum = 0;
for (const offer of offers) {
  book.push(offer);
  book.sort((a, b) => a - b);
  sum += book[Math.floor((book.length - 1) / 2)];
}
console.log(String(sum));

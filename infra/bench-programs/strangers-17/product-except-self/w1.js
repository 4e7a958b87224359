const input = require('fs').readFileSync(0, 'utf8').split('\n');
const a = input[1].trim().split(/\s+/).map(Number);

let product = 1;
let zeros = 0;
for (let i = 0; i < a.length; i++) {
  if (a[i] === 0) {
    zeros++;
  } else {
    product *= a[i];
  }
}

const answer = [];
for (let i = 0; i < a.length; i++) {
  if (zeros === 0) {
    answer.push(product / a[i]);
  } else if (a[i] === 0) {
    answer.push(product);
  } else {
    answer.push(0);
  }
}
console.log(answer.join(' '));

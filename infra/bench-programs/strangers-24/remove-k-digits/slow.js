const lines = require('fs').readFileSync(0, 'utf8').split('\n');
let number = lines[0].trim();
const k = Number(lines[1]);

// each time take down the first digit that is followed by a smaller one
for (let round = 0; round < k; round++) {
  let i = 0;
  while (i + 1 < number.length && number[i] <= number[i + 1]) i++;
  number = number.slice(0, i) + number.slice(i + 1);
}

number = number.replace(/^0+/, '');
console.log(number === '' ? '0' : number);

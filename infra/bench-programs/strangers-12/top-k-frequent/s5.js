const input = require('fs').readFileSync(0, 'utf8').split('\n');
const [n, k] = input[0].split(' ').map(Number);
const array = input[1].trim().split(' ').map(Number);

// list of objects { value, count }
const seen = [];
for (const value of array) {
  const entry = seen.find((e) => e.value === value);
  if (entry) {
    entry.count++;
  } else {
    seen.push({ value: value, count: 1 });
  }
}

seen.sort((a, b) => b.count - a.count);
const answer = [];
for (let i = 0; i < k; i++) {
  answer.push(seen[i].value);
}
console.log(answer.join(' '));

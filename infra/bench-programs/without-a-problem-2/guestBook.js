const input = require('fs').readFileSync(0, 'utf8').split('\n');
const total = Number(input[0]);
const book = [];
const visits = [];

const pageOf = (name) => {
  const at = book.indexOf(name);
  if (at !== -1) return at;
  book.push(name);
  visits.push(0);
  return book.length - 1;
};

for (let i = 1; i <= total; i++) {
  visits[pageOf(input[i].trim())] += 1;
}
let loyal = 0;
for (const k in visits) if (visits[k] > visits[loyal]) loyal = k;
console.log(book.length);
console.log(book[loyal] + ' ' + visits[loyal]);

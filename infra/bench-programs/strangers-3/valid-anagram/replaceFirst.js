const lines = require('fs').readFileSync(0, 'utf8').split('\n');
let rest = lines[1].trim().split('').reverse().join('');
const word = lines[0].trim();
let good = word.length === rest.length;
for (let i = 0; good && i < word.length; i++) {
  const at = rest.indexOf(word[i]);
  if (at < 0) good = false;
  else rest = (rest.slice(0, at) + rest.slice(at + 1)).split('').join('');
}
console.log(good);

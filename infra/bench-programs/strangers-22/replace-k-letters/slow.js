const [word, k] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const allowed = parseInt(k, 10);
const letters = [...word].map((c) => c.charCodeAt(0) - 65);
let longest = 0;
for (let i = 0; i < letters.length; i++) {
  const seen = new Int32Array(26);
  let top = 0;
  for (let j = i; j < letters.length; j++) {
    const c = ++seen[letters[j]];
    if (c > top) top = c;
    const length = j - i + 1;
    if (length - top <= allowed && length > longest) longest = length;
  }
}
console.log(longest);

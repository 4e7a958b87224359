const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
const known = new Set(words);
const sizes = [...new Set(words.map((w) => w.length))];
const fewest = [0];
for (let end = 1; end <= text.length; end++) {
  let best = Infinity;
  for (const size of sizes) {
    const start = end - size;
    if (start >= 0 && fewest[start] + 1 < best && known.has(text.slice(start, end))) {
      best = fewest[start] + 1;
    }
  }
  fewest.push(best);
}
const answer = fewest[text.length];
console.log(answer === Infinity ? -1 : answer);

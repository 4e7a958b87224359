const [, tiles] = require('fs').readFileSync(0, 'utf8').split(/\s+/);
const out = [];
const stack = [['', [...tiles].sort().join('')]];
while (stack.length) {
  const [word, rest] = stack.pop();
  if (rest === '') { out.push(word); continue; }
  for (let i = rest.length - 1; i >= 0; i--)
    if (i === 0 || rest[i] !== rest[i - 1])
      stack.push([word + rest[i], rest.slice(0, i) + rest.slice(i + 1)]);
}
process.stdout.write(out.join('\n') + '\n');

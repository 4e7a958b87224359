const rl = require('readline').createInterface({ input: process.stdin });
const words = new Set();
const beginnings = new Set();
const out = [];
let first = true;
rl.on('line', (line) => {
  if (first) { first = false; return; }
  const [what, w] = line.split(' ');
  switch (what) {
    case 'add':
      words.add(w);
      for (let i = 1; i <= w.length; i++) beginnings.add(w.slice(0, i));
      break;
    case 'has':
      out.push(words.has(w));
      break;
    case 'prefix':
      out.push(beginnings.has(w));
      break;
  }
});
rl.on('close', () => console.log(out.join('\n')));

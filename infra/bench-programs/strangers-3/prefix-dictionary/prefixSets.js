const words = new Set(), prefixes = new Set();
const ans = [];
require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(1).forEach(line => {
  const [op, w] = line.trim().split(' ');
  switch (op) {
    case 'add':
      if (words.has(w)) break;
      words.add(w);
      for (let i = 1; i <= w.length; i++) prefixes.add(w.substring(0, i));
      break;
    case 'has': ans.push(words.has(w)); break;
    case 'prefix': ans.push(prefixes.has(w));
  }
});
console.log(ans.join('\n'));

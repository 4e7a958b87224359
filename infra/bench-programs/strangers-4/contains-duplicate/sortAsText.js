const [, ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);
words.sort();
console.log(words.some((w, i) => i > 0 && w === words[i - 1]));

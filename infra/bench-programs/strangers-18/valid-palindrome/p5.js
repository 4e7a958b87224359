const line = require('fs').readFileSync(0, 'utf8').split('\n')[0];

const isAlnum = (ch) => /[a-z0-9]/.test(ch);
const chars = line.toLowerCase().split('').filter(isAlnum);
const backwards = chars.reduce((acc, ch) => [ch, ...acc], []);

console.log(chars.join('') === backwards.join(''));

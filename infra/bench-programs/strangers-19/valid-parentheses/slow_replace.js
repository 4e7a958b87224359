let s = require('fs').readFileSync(0, 'utf8').trim();
let before;
do {
  before = s.length;
  s = s.replaceAll('()', '').replaceAll('[]', '').replaceAll('{}', '');
} while (s.length < before);
console.log(s === '' ? 'true' : 'false');

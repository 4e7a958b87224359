let text = require('fs').readFileSync(0, 'utf8').trim();
for (let before = ''; before !== text;) {
  before = text;
  text = text.replace(/\(\)|\[\]|\{\}/g, '');
}
console.log(text === '');

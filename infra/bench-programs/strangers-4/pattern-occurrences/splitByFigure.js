const [text, figure] = require('fs').readFileSync(0, 'utf8').trim().split('\n');
console.log(text.split(figure).length - 1);

const text = require('fs').readFileSync(0, 'utf8').split('\n')[1].trim();
const zeros = text.match(/(?<!\S)-?0+(?!\S)/g) || [];
const others = text.match(/(?<!\S)-?0*[1-9]\d*(?!\S)/g) || [];
console.log([...others, ...zeros].join(' '));

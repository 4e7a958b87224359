const chars = require('fs').readFileSync(0, 'utf8').split('\n')[0].toLowerCase().match(/[a-z0-9]/g) ?? [];
console.log(chars.every((c, i) => c === chars[chars.length - 1 - i]));

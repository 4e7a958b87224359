const fs = require('fs');

const [k] = fs.readFileSync(0, 'utf8').split(/\s+/);
console.log(Math.ceil(Math.log2(Number(k) + 1)));

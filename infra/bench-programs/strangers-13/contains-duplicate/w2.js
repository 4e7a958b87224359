const fs = require('fs');

const hasDuplicate = (values) => new Set(values).size < values.length;

const [, ...values] = fs.readFileSync(0, 'utf8').split(/\s+/).map(Number);

console.log(hasDuplicate(values) ? 'true' : 'false');

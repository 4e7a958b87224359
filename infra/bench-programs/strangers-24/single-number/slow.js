const nums = require('fs').readFileSync(0, 'utf8').trim().split('\n')[1].trim().split(/\s+/).map(Number);
const [single] = nums.filter(x => nums.filter(y => y === x).length === 1);
console.log(single);

const n = parseInt(require('fs').readFileSync(0, 'utf8'), 10);
let total = 0;
for (let i = n; i > 0; i--) total = (total + (i % 1000003) * (i % 1000003)) % 1000003;
console.log(total);

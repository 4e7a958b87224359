const x = Number(require('fs').readFileSync(0, 'utf8'));
let g = x;
for (let i = 0; i < 100; i++) g = (g + x / g) / 2;
console.log(g);

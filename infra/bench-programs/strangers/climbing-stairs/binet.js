const n = parseInt(require('fs').readFileSync('/dev/stdin', 'utf8'));
const phi = (1 + Math.sqrt(5)) / 2;
console.log(Math.round(Math.pow(phi, n + 1) / Math.sqrt(5)));

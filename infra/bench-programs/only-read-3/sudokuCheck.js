const g = require('fs').readFileSync(0, 'utf8').trim().split('\n').slice(0, 9).map(r => r.trim().slice(0, 9).split(''));
const nine = [...Array(9).keys()];
const complete = cells => new Set(cells).size === 9;
const rows = nine.map(i => g[i]);
const cols = nine.map(i => nine.map(j => g[j][i]));
const boxes = nine.map(b => nine.map(k => g[3 * Math.floor(b / 3) + Math.floor(k / 3)][3 * (b % 3) + k % 3]));
console.log([rows, cols, boxes].every(group => group.every(complete)) ? 'solved' : 'wrong');

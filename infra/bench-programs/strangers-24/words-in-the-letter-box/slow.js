const lines = require('fs').readFileSync(0, 'utf8').split('\n').map(s => s.trim());
const [r, c] = lines[0].split(' ').map(Number);
const box = lines.slice(1, r + 1).map(l => l.split(''));
const n = Number(lines[r + 1]);
const words = lines.slice(r + 2, r + 2 + n);

class Tracer {
  constructor(word) {
    this.word = word;
    this.used = box.map(row => row.map(() => false));
  }
  from(y, x, i) {
    if (i === this.word.length) return true;
    if (y < 0 || y >= r || x < 0 || x >= c) return false;
    if (this.used[y][x] || box[y][x] !== this.word[i]) return false;
    this.used[y][x] = true;
    const ok = this.from(y - 1, x, i + 1) || this.from(y + 1, x, i + 1) ||
      this.from(y, x - 1, i + 1) || this.from(y, x + 1, i + 1);
    this.used[y][x] = false;
    return ok;
  }
  possible() {
    for (let y = 0; y < r; y++)
      for (let x = 0; x < c; x++)
        if (this.from(y, x, 0)) return true;
    return false;
  }
}

const good = words.filter(w => new Tracer(w).possible()).sort();
console.log(good.length);
for (const w of good) console.log(w);

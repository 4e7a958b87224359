class PairFinder {
  #seen = new Map();
  constructor(target) { this.target = target; }
  offer(value, pos) {
    const need = this.target - value;
    if (this.#seen.has(need)) return [this.#seen.get(need), pos];
    this.#seen.set(value, pos);
    return null;
  }
}
const tok = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/).map(Number);
const finder = new PairFinder(tok[1]);
for (let i = 2; i < tok.length; i++) {
  const hit = finder.offer(tok[i], i - 2);
  if (hit) { console.log(hit.join(' ')); break; }
}

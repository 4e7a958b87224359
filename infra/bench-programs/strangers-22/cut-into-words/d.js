const [text, , ...words] = require('fs').readFileSync(0, 'utf8').trim().split(/\s+/);

class Machine {
  constructor(words) {
    this.go = [new Map()];
    this.fail = [0];
    this.size = [0];      // length of the word that ends here
    this.out = [0];       // next shorter word that ends here
    for (const w of words) this.insert(w);
    this.link();
  }
  insert(w) {
    let s = 0;
    for (const c of w) {
      if (!this.go[s].has(c)) {
        this.go[s].set(c, this.go.length);
        this.go.push(new Map());
        this.fail.push(0);
        this.size.push(0);
        this.out.push(0);
      }
      s = this.go[s].get(c);
    }
    this.size[s] = w.length;
  }
  step(s, c) {
    while (s && !this.go[s].has(c)) s = this.fail[s];
    return this.go[s].get(c) ?? 0;
  }
  link() {
    const queue = [...this.go[0].values()];
    for (let q = 0; q < queue.length; q++) {
      const s = queue[q];
      const f = this.fail[s];
      this.out[s] = this.size[f] ? f : this.out[f];
      for (const [c, t] of this.go[s]) {
        this.fail[t] = this.step(f, c);
        queue.push(t);
      }
    }
  }
}

const machine = new Machine(words);
const best = new Int32Array(text.length + 1).fill(1e9);
best[0] = 0;
let s = 0;
for (let i = 1; i <= text.length; i++) {
  s = machine.step(s, text[i - 1]);
  for (let t = machine.size[s] ? s : machine.out[s]; t; t = machine.out[t]) {
    best[i] = Math.min(best[i], best[i - machine.size[t]] + 1);
  }
}
console.log(best[text.length] >= 1e9 ? -1 : best[text.length]);

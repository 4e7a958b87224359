'use strict';
const [, ...list] = require('fs').readFileSync(0, 'utf8').split(/\s+/).filter(w => w.length > 0);

class Order {
  constructor(letters) {
    this.letters = letters;
    this.less = new Map(letters.map(a => [a, new Set()]));
  }
  say(a, b) { this.less.get(a).add(b); }
  close() {
    for (const k of this.letters)
      for (const i of this.letters)
        if (this.less.get(i).has(k))
          for (const j of this.less.get(k)) this.less.get(i).add(j);
    return this;
  }
  get broken() { return this.letters.some(a => this.less.get(a).has(a)); }
  toString() {
    if (this.broken) return 'impossible';
    const rest = new Set(this.letters), out = [];
    while (rest.size) {
      const pick = [...rest].sort().find(c => ![...rest].some(d => this.less.get(d).has(c)));
      rest.delete(pick);
      out.push(pick);
    }
    return out.join('');
  }
}

const order = new Order([...new Set(list.flatMap(w => [...w]))]);
let ok = true;
list.slice(1).forEach((w, i) => {
  const v = list[i];
  const at = [...v].findIndex((c, k) => c !== w[k]);
  if (at >= 0 && at >= w.length) ok = false;
  else if (at >= 0) order.say(v[at], w[at]);
});
console.log(ok ? `${order.close()}` : 'impossible');

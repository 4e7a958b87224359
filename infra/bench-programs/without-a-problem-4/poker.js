const RANKS = '23456789TJQKA';
class Hand {
  constructor(line) {
    this.cards = line.trim().split(/\s+/).slice(0, 5).map(c => ({ r: RANKS.indexOf(c[0]), s: c[1] }));
    this.cards.sort((a, b) => a.r - b.r);
  }
  pairs() {
    let p = 0;
    for (let i = 0; i < 5; i++) for (let j = 0; j < i; j++) if (this.cards[i].r === this.cards[j].r) p++;
    return p;
  }
  flush() { return this.cards.every(c => c.s === this.cards[0].s); }
  straight() { return this.cards.every((c, i) => i === 0 || c.r === this.cards[i - 1].r + 1); }
  name() {
    const p = this.pairs();
    if (p === 6) return 'four of a kind';
    if (p === 4) return 'full house';
    if (p === 3) return 'three of a kind';
    if (p === 2) return 'two pairs';
    if (p === 1) return 'one pair';
    if (this.flush()) return this.straight() ? 'straight flush' : 'flush';
    return this.straight() ? 'straight' : 'high card ' + RANKS[this.cards[4].r];
  }
}
console.log(new Hand(require('fs').readFileSync(0, 'utf8').slice(0, 60)).name());

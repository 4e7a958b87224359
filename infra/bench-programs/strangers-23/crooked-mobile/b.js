const rows = require('fs').readFileSync(0, 'latin1').split('\n');

class Mobile {
  constructor(rows) {
    this.rows = rows;
    this.crooked = 0;
  }
  height(bar) {
    if (bar === 0) return 0;
    const row = this.rows[bar];
    const gap = row.indexOf(' ');
    const left = this.height(+row.slice(0, gap));
    const right = this.height(+row.slice(gap + 1));
    if (Math.abs(left - right) > 1) this.crooked++;
    return 1 + Math.max(left, right);
  }
}

const mobile = new Mobile(rows);
mobile.height(1);
console.log(mobile.crooked);

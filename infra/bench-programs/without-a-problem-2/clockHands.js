'use strict';
const text = require('fs').readFileSync(0, 'utf8');

class Clock {
  constructor(hours, minutes) {
    this.hours = hours % 12;
    this.minutes = minutes;
  }
  static parse(raw) {
    const found = /(\d{1,2}):(\d{2})/.exec(raw);
    if (!found) throw new Error('not a time');
    return new Clock(Number(found[1]), Number(found[2]));
  }
  get angle() {
    const hourHand = this.hours * 30 + this.minutes / 2;
    const minuteHand = this.minutes * 6;
    const gap = Math.abs(hourHand - minuteHand);
    return Math.min(gap, 360 - gap);
  }
}

try {
  const c = Clock.parse(text);
  console.log(c.angle.toFixed(1));
} catch (e) {
  console.log('BAD CLOCK');
}

const NUMBER = '(0|[1-9]\\d{0,9})';
const CARD = new RegExp(`^${NUMBER} ${NUMBER} ${NUMBER} ${NUMBER}$`);
const MOST = 1000000000;
const MOST_OF_A_TRAIL = 60000;

export function validate(input) {
  const [head, ...lines] = input.replace(/\n$/, '').split('\n');
  const sizes = /^([1-9]\d{0,5}) ([1-9]\d{0,9})$/.exec(head);
  if (sizes === null || Number(sizes[1]) > 100000) return 'line 1 must hold n and the first card';
  if (lines.length !== Number(sizes[1])) return `expected ${sizes[1]} cards, found ${lines.length}`;
  const cards = new Map();
  for (const line of lines) {
    const found = CARD.exec(line);
    if (found === null) return `${line} is no card`;
    const [number, picture, next, hint] = found.slice(1).map(Number);
    if (number < 1 || Math.max(number, next, hint) > MOST) return `the number of card ${number} or of a link is not allowed`;
    if (picture < 1 || picture > 1000) return `the picture ${picture} is not allowed`;
    if (cards.has(number)) return `card ${number} is in the box twice`;
    cards.set(number, { next, hint });
  }
  const trail = new Set();
  for (let at = Number(sizes[2]); at !== 0; at = cards.get(at).next) {
    if (!cards.has(at)) return `card ${at} is missing`;
    if (trail.has(at)) return 'the trail is a circle';
    trail.add(at);
  }
  if (trail.size > MOST_OF_A_TRAIL) return `the trail has ${trail.size} cards`;
  for (const at of trail) {
    const { hint } = cards.get(at);
    if (hint !== 0 && !trail.has(hint)) return `the hint of card ${at} leads away from the trail`;
  }
  return null;
}

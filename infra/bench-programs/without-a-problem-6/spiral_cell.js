// Cell number k of the square spiral (1 in the middle, 2 to its right, then counter-clockwise).
const k = Number(require('fs').readFileSync(0, 'utf8').trim());

let ring = Math.ceil((Math.sqrt(k) - 1) / 2);
if ((2 * ring + 1) ** 2 < k) ring += 1;                 // guard against rounding
if (ring > 0 && (2 * ring - 1) ** 2 >= k) ring -= 1;

const side = 2 * ring;
const last = (side + 1) * (side + 1);
const back = last - k;                                  // steps back from the corner (ring, -ring)

let x, y;
if (ring === 0) { x = 0; y = 0; }
else if (back < side) { x = ring - back; y = -ring; }
else if (back < 2 * side) { x = -ring; y = -ring + (back - side); }
else if (back < 3 * side) { x = -ring + (back - 2 * side); y = ring; }
else { x = ring; y = ring - (back - 3 * side); }

console.log(`${x} ${y}`);
console.log('distance ' + (Math.abs(x) + Math.abs(y)));

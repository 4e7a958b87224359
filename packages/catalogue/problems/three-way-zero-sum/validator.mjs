const INTEGER = /^(0|-?[1-9]\d{0,6})$/;
const MAX_TRIPLETS = 20000;

function countTriplets(values) {
  const sorted = [...values].sort((a, b) => a - b);
  let triplets = 0;
  for (let i = 0; i < sorted.length; i++) {
    if (sorted[i] === sorted[i - 1]) continue;
    for (let left = i + 1, right = sorted.length - 1; left < right;) {
      const sum = sorted[i] + sorted[left] + sorted[right];
      if (sum === 0 && (left === i + 1 || sorted[left] !== sorted[left - 1])) triplets++;
      if (sum <= 0) left++;
      else right--;
    }
  }
  return triplets;
}

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (lines.length !== 2) return `expected 2 lines, found ${lines.length}`;
  if (!/^[1-9]\d{0,3}$/.test(lines[0])) return 'line 1 must hold the integer n';
  const n = Number(lines[0]);
  if (n < 3 || n > 2000) return `n must be 3 to 2000, found ${n}`;
  const values = lines[1].split(' ');
  if (values.length !== n) return `expected ${n} values, found ${values.length}`;
  const bad = values.findIndex((value) => !INTEGER.test(value) || Math.abs(Number(value)) > 1e6);
  if (bad !== -1) return `value ${bad + 1} is not an integer in range`;
  const triplets = countTriplets(values.map(Number));
  return triplets <= MAX_TRIPLETS ? null : `at most ${MAX_TRIPLETS} triplets are allowed, found ${triplets}`;
}

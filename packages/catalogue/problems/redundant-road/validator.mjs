const INTEGER = /^[1-9]\d{0,5}$/;

export function validate(input) {
  const lines = input.replace(/\n$/, '').split('\n');
  if (!INTEGER.test(lines[0]) || Number(lines[0]) > 200000) return 'line 1 must hold n, 1 to 200000';
  const n = Number(lines[0]);
  if (lines.length !== n + 1) return `expected ${n} roads, found ${lines.length - 1}`;
  const leader = Array.from({ length: n + 1 }, (_, i) => i);
  const find = (farm) => {
    while (leader[farm] !== farm) farm = leader[farm] = leader[leader[farm]];
    return farm;
  };
  let groups = n;
  for (let i = 1; i <= n; i++) {
    const farms = lines[i].split(' ');
    if (farms.length !== 2 || !farms.every((farm) => INTEGER.test(farm) && Number(farm) <= n))
      return `line ${i + 1} must hold two farms`;
    const [a, b] = farms.map((farm) => find(Number(farm)));
    if (a !== b) groups--;
    leader[a] = b;
  }
  return groups === 1 ? null : 'the farms are not connected';
}

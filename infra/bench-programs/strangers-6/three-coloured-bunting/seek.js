const flags = [...require('fs').readFileSync(0, 'utf8').trim()];
const many = (x) => flags.filter((f) => f === x).length;
const zone = {};
zone.r = [0, many('r')];
zone.w = [zone.r[1], zone.r[1] + many('w')];
zone.b = [zone.w[1], flags.length];

function seek(colour, [from, to]) {
  for (let i = from; i < to; i++) {
    if (flags[i] === colour) return i;
  }
  return -1;
}

let exchanges = 0;
for (const wanted of ['r', 'w', 'b']) {
  for (let i = zone[wanted][0]; i < zone[wanted][1]; i++) {
    const here = flags[i];
    if (here === wanted) continue;
    let partner = seek(wanted, zone[here]);
    if (partner < 0) {
      const third = 'rwb'.replace(here, '').replace(wanted, '');
      partner = seek(wanted, zone[third]);
    }
    flags[partner] = here;
    flags[i] = wanted;
    exchanges++;
  }
}
console.log(exchanges);

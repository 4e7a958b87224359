const POINT = /^(0|-?[1-9]\d{0,7}) (0|-?[1-9]\d{0,7})$/;

export function validate(input) {
  const [first, ...points] = input.replace(/\n$/, '').split('\n');
  const sizes = /^([1-9]\d{0,5}) ([1-9]\d{0,5})$/.exec(first);
  if (sizes === null || Number(sizes[1]) > 100000) return 'line 1 must hold n and k';
  if (Number(sizes[2]) > Number(sizes[1])) return 'k must be at most n';
  if (points.length !== Number(sizes[1]) + 1) return `expected ${sizes[1]} boats, found ${points.length - 1}`;
  const wrong = points.find((point) => {
    const found = POINT.exec(point);
    return found === null || Math.abs(Number(found[1])) > 30000000 || Math.abs(Number(found[2])) > 30000000;
  });
  return wrong === undefined ? null : `${wrong} is no point of the map`;
}

/* global MARKER */
function exactNumbers() {}
exactNumbers.beyond = (line, kind) => {
  throw new Error(MARKER + line + ' ' + kind);
};
exactNumbers.whole = (value, line) => {
  if (
    typeof value === 'number' &&
    Number.isInteger(value) &&
    !Number.isSafeInteger(value) &&
    Math.abs(value) < 1e300
  )
    exactNumbers.beyond(line, 'double');
  return value;
};
exactNumbers.bits = (value, largest, line) => {
  if (typeof value === 'number' && Number.isFinite(value) && (value < -2147483648 || value > largest))
    exactNumbers.beyond(line, 'bits');
  return value;
};
exactNumbers.element = (value, kept, line) => {
  if (typeof value === 'number' && Number.isInteger(value) && typeof kept === 'number' && kept !== value)
    exactNumbers.beyond(line, 'element');
  return exactNumbers.whole(value, line);
};

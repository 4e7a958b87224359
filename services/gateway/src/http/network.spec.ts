import { networkOf, shownPrefixOf } from './network.js';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64', '2001:db8:1::/48'],
  ['nonsense', 'unknown', null],
  [undefined, 'unknown', null],
])('%s counts as %s and is shown as %s', (address, counted, shown) => {
  expect(networkOf(address)).toBe(counted);
  expect(shownPrefixOf(address)).toBe(shown);
});

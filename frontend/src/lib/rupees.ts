import { CURRENCY } from '@evident/contracts/plans';
import { lazyFormat } from './lazy-format.js';

/** Amounts of money, such as `₹99.00`. */
export const rupees = lazyFormat(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: CURRENCY }),
);

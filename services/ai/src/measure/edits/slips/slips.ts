import type { EditorLanguage } from '@evident/contracts';
import type { Node } from 'web-tree-sitter';
import type { Change, Slip } from './change.js';
import { comparator, falsyValue, onceOrAgain, sameObject } from './conditions.js';
import {
  droppedOrShared,
  numbersAsText,
  otherContainer,
  overwritten,
  partsOfText,
  sharedList,
} from './containers.js';
import {
  endOfRange,
  fillingValue,
  largerBound,
  otherInfinity,
  precision,
  rounding,
  startingValue,
  widened,
} from './numbers.js';

/**
 * Changes that undo what people get wrong while they write a solution that is right in its idea, likely ones first. A
 * change that is needless or does not compile does no harm: it makes no failing input pass.
 */
export function slipsIn(language: EditorLanguage, nodes: readonly Node[]): Change[] {
  return SLIPS.flatMap((slip) => nodes.flatMap((node) => slip(node, language)));
}

/** Likeliest first. */
const SLIPS: readonly Slip[] = [
  sameObject,
  sharedList,
  falsyValue,
  largerBound,
  otherInfinity,
  onceOrAgain,
  startingValue,
  fillingValue,
  overwritten,
  endOfRange,
  partsOfText,
  numbersAsText,
  droppedOrShared,
  otherContainer,
  precision,
  rounding,
  comparator,
  widened,
];

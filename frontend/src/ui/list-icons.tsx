import { icon } from './icons.js';

/** Icons of the problem list only, so that the other pages do not load them. */

export const ChevronLeftIcon = icon(<path d="m10 4-4 4 4 4" />);
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.25" />
    <path d="m10.5 10.5 3 3" />
  </>,
);
export const PencilIcon = icon(<path d="m10.5 3 2.5 2.5L6 12.5l-3 .5.5-3z" />);
export const ListPlusIcon = icon(<path d="M2.5 4h11M2.5 8h6m-6 4h4m6-3.5v5M10 11h5" />);
export const DiceIcon = icon(
  <>
    <rect x="2.5" y="2.5" width="11" height="11" rx="2" />
    <path d="M5.7 5.7h.01M10.3 5.7h.01M8 8h.01M5.7 10.3h.01M10.3 10.3h.01" />
  </>,
);
export const DotIcon = icon(<circle cx="8" cy="8" r="2.5" fill="currentColor" stroke="none" />);

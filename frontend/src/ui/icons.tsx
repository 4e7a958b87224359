import type { ReactNode, SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'>;

/** 16 px, stroke 1.5, hidden from screen readers. */
export function icon(drawing: ReactNode) {
  return function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 16 16"
        width="16"
        height="16"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {drawing}
      </svg>
    );
  };
}

export const CheckIcon = icon(<path d="m3 8.5 3.2 3.2L13 5" />);
export const CrossIcon = icon(<path d="m4 4 8 8m0-8-8 8" />);
export const ChevronDownIcon = icon(<path d="m4 6 4 4 4-4" />);
export const ChevronRightIcon = icon(<path d="m6 4 4 4-4 4" />);
export const PlusIcon = icon(<path d="M8 3v10M3 8h10" />);
export const MinusIcon = icon(<path d="M3 8h10" />);
export const TrashIcon = icon(<path d="M2.5 4h11M6 4V2.5h4V4m-6 0 .6 9.5h6.8L12 4M6.7 6.8v4M9.3 6.8v4" />);
export const BookmarkIcon = icon(<path d="M4 2.5h8v11l-4-3-4 3z" />);
export const EyeIcon = icon(
  <>
    <path d="M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8Z" />
    <circle cx="8" cy="8" r="1.9" />
  </>,
);
export const EyeOffIcon = icon(
  <path d="M3.2 4.8C2 6.2 1.5 8 1.5 8S4 12.5 8 12.5c1.1 0 2-.3 2.9-.8M6.5 3.7c.5-.1 1-.2 1.5-.2 4 0 6.5 4.5 6.5 4.5s-.5 1-1.5 2.1M2.5 2.5l11 11" />,
);
export const SunIcon = icon(
  <>
    <circle cx="8" cy="8" r="2.75" />
    <path d="M8 1.5v1.25M8 13.25v1.25M1.5 8h1.25M13.25 8h1.25M3.4 3.4l.9.9m7.4 7.4.9.9M3.4 12.6l.9-.9m7.4-7.4.9-.9" />
  </>,
);
export const MoonIcon = icon(<path d="M13.5 9.5A5.75 5.75 0 0 1 6.5 2.5a5.75 5.75 0 1 0 7 7Z" />);
export const MonitorIcon = icon(<path d="M2 3.5h12v7.5H2zM6 13.5h4M8 11v2.5" />);
export const MenuIcon = icon(<path d="M2.5 4.5h11M2.5 8h11m-11 3.5h11" />);
export const CopyIcon = icon(<path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />);
export const DownloadIcon = icon(<path d="M8 2.5v7.5m0 0L5 7.2M8 10l3-2.8M2.5 13.5h11" />);
export const LogOutIcon = icon(<path d="M6.5 2.5h-4v11h4M10 5l3 3-3 3m3-3H6" />);
export const ArrowRightIcon = icon(<path d="M2.5 8h11m0 0L9.5 4m4 4-4 4" />);
export const ArrowLeftIcon = icon(<path d="M13.5 8h-11m0 0 4-4m-4 4 4 4" />);
export const TokenIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 5v6M6 6.5h4" />
  </>,
);
export const WarningIcon = icon(<path d="M8 2.5 14.5 13.5h-13zM8 6.5v3.2M8 11.6v.01" />);
export const InfoIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 7.5V11M8 5.2v.01" />
  </>,
);
export const ClockIcon = icon(
  <>
    <circle cx="8" cy="8" r="5.75" />
    <path d="M8 4.8V8l2.2 1.5" />
  </>,
);
export const PlayIcon = icon(<path d="M4.5 3v10l8-5z" />);
export const PauseIcon = icon(<path d="M5.5 3.5v9m5-9v9" />);
export const UndoIcon = icon(<path d="M5.5 3 2.5 6l3 3m-3-3h7a4 4 0 0 1 0 8H6" />);
export const UserIcon = icon(
  <>
    <circle cx="8" cy="5.5" r="2.75" />
    <path d="M2.75 13.5c.6-2.6 2.7-4 5.25-4s4.65 1.4 5.25 4" />
  </>,
);

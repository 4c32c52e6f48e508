/** Outlines on a grid of 24, in the colour of the text. */
const PATHS = {
  accessibility:
    'M12 5.9a1.4 1.4 0 1 0 0-2.8 1.4 1.4 0 0 0 0 2.8ZM4.5 8.5 10 9.8v4.4l-1.8 6.3M19.5 8.5 14 9.8v4.4l1.8 6.3M10 9.8h4m-4 4.4h4',
  alert: 'M12 8.5v4.5M12 16.5v.01M10.3 4.2 3 17a2 2 0 0 0 1.7 3h14.6A2 2 0 0 0 21 17L13.7 4.2a2 2 0 0 0-3.4 0Z',
  arrowLeft: 'M19 12H5m6 6-6-6 6-6',
  arrowRight: 'M5 12h14m-6-6 6 6-6 6',
  attachment: 'm20 11-8.3 8.3a5 5 0 0 1-7.1-7.1l8.6-8.6a3.4 3.4 0 0 1 4.8 4.8l-8.6 8.6a1.7 1.7 0 0 1-2.4-2.4L14.6 7',
  bell: 'M10 20a2.2 2.2 0 0 0 4 0M6 9.5a6 6 0 1 1 12 0c0 4.5 1.8 5.8 1.8 7H4.2c0-1.2 1.8-2.5 1.8-7Z',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10.5h-6L13 3Z',
  bookmark: 'M7 4h10a1 1 0 0 1 1 1v15l-6-4-6 4V5a1 1 0 0 1 1-1Z',
  briefcase: 'M4 8.5h16V19H4V8.5Zm5-.2V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v2.3M4 13h16',
  building:
    'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h7A1.5 1.5 0 0 1 15 5.5V20m0-10.5h2.5A1.5 1.5 0 0 1 19 11v9M3 20h18M8.5 8h3m-3 4h3m-3 4h3',
  calendar: 'M5 6.5h14V20H5V6.5ZM5 10.5h14M8.5 4v4m7-4v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 7.5V12l3 2M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  close: 'M6.5 6.5l11 11m0-11-11 11',
  feedback: 'M4 5h16v11.5h-8.5L7 20v-3.5H4V5Zm8 3v4m0 2v.01',
  filter: 'M4 7h16M7 12h10m-7 5h4',
  globe:
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM3.8 12h16.4M12 3.5c2.4 2.4 3.5 5.2 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.2-3.5-8.5s1.1-6.1 3.5-8.5Z',
  home: 'M4.5 11 12 4.5l7.5 6.5M6.5 9.5V19.5h11V9.5',
  info: 'M12 11v5M12 8v.01M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0Z',
  layers: 'm12 4 8 4.2-8 4.2-8-4.2L12 4Zm-8 8.2 8 4.2 8-4.2M4 16l8 4.2 8-4.2',
  link: 'M10 14a3.8 3.8 0 0 0 5.4 0l3-3a3.8 3.8 0 0 0-5.4-5.4l-1 1M14 10a3.8 3.8 0 0 0-5.4 0l-3 3a3.8 3.8 0 0 0 5.4 5.4l1-1',
  lock: 'M6 11h12v9H6v-9Zm2.5 0V8a3.5 3.5 0 0 1 7 0v3',
  mail: 'M4 6.5h16v11H4v-11Zm0 .5 8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-8l-4.5 3.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5Z',
  money: 'M3.5 7h17v10.5h-17V7Zm8.5 7.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6ZM6.5 10v.01m11 4.49v.01',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  more: 'M5.5 11.5v1m6.5-1v1m6.5-1v1',
  phone: 'M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2 2A15.5 15.5 0 0 1 4.5 6a2 2 0 0 1 2-2Z',
  pin: 'M12 21c4.3-4.6 6.5-8 6.5-10.7a6.5 6.5 0 1 0-13 0C5.5 13 7.7 16.4 12 21Zm0-8.5a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6Z',
  plus: 'M5 12h14m-7-7v14',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9m0-5v5h-5',
  rows: 'M4 5h16M4 9.7h16M4 14.3h16M4 19h16',
  search: 'm20 20-4.3-4.3M17.5 11a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0Z',
  send: 'M20 4 10.5 13.5M20 4l-6 16-3.5-6.5L4 10l16-6Z',
  settings:
    'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4ZM10.2 3.5h3.6l.5 2.5 1.9 1.1 2.4-.8 1.8 3.1-1.9 1.7v2.2l1.9 1.7-1.8 3.1-2.4-.8-1.9 1.1-.5 2.5h-3.6l-.5-2.5-1.9-1.1-2.4.8-1.8-3.1 1.9-1.7v-2.2L3.6 9.4l1.8-3.1 2.4.8L9.7 6l.5-2.5Z',
  share: 'M12 15V4m-4 3.5L12 4l4 3.5M6.5 11H5v9h14v-9h-1.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8c.8-3.5 3.7-5.5 7.5-5.5s6.7 2 7.5 5.5',
  wifiOff: 'M4 4l16 16M8.5 15a5 5 0 0 1 6.5-.5M5 11.5a10 10 0 0 1 4-2.4m4-.5a10 10 0 0 1 6 2.9M12 19v.01',
} as const;

export type IconName = keyof typeof PATHS;

interface IconProps {
  name: IconName;
  /** Pixels at the browser's normal font size, with which it grows; 20 by default. */
  size?: number;
  filled?: boolean;
  /** Mirrored in right-to-left text: for arrows. */
  directional?: boolean;
}

/** A decorative icon: the text next to it always has its meaning. */
export function Icon({ name, size = 20, filled = false, directional = false }: IconProps) {
  return (
    <svg
      className={directional ? 'hq-icon hq-icon-directional' : 'hq-icon'}
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** A part of a page that the start page shows as a picture. */
export interface Picture {
  name: string;
  path: string;
  isSignedIn: boolean;
  /** Of the window, in CSS pixels. The header is cut off. */
  width: number;
  height: number;
  /** Selector of what stands at the top of the picture. */
  subject: string;
  /** Space above the subject, in CSS pixels. */
  above: number;
}

/** By the section of the start page that shows it. */
export const PICTURES: readonly Picture[] = [
  { name: 'mobile', path: '/job-list?keyword=nurse', isSignedIn: false, width: 390, height: 640, subject: 'main h1', above: 16 },
  {
    name: 'recommendations',
    path: '/candidate/find-jobs',
    isSignedIn: true,
    width: 720,
    height: 520,
    subject: 'main article',
    above: 16,
  },
  { name: 'profile', path: '/candidate/public', isSignedIn: true, width: 720, height: 520, subject: 'main h1', above: 24 },
  {
    name: 'companies',
    path: '/candidate/my-jobs',
    isSignedIn: true,
    width: 720,
    height: 520,
    subject: 'main article',
    above: 16,
  },
  { name: 'coach', path: '/candidate/add-checklist', isSignedIn: true, width: 720, height: 520, subject: 'main h1', above: 24 },
];

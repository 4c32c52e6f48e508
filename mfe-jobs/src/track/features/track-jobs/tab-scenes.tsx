import type { ReactElement } from 'react';
import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { Drawing } from '@hirehq/shared-ui';

/** The illustrations of empty tabs. */
export const TAB_SCENES: Readonly<Record<MyJobsTab, ReactElement>> = {
  /** An open folder with a bookmark. */
  SAVED: (
    <Drawing>
      <path
        className="hq-art-soft"
        d="M36 48a10 10 0 0 1 10-10h32l12 14h64a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10H46a10 10 0 0 1-10-10V48Z"
      />
      <rect className="hq-art-card" x="56" y="28" width="88" height="74" rx="10" />
      <path className="hq-art-line" d="M72 46h30M72 60h24" />
      <path className="hq-art-accent-fill" d="M112 28h22v40l-11-8-11 8V28Z" />
      <path className="hq-art-front" d="M30 76h140l-9 36a10 10 0 0 1-9.7 8H48.7a10 10 0 0 1-9.7-8L30 76Z" />
    </Drawing>
  ),
  /** A sheet that somebody has begun to write on. */
  DRAFT: (
    <Drawing>
      <rect className="hq-art-soft" x="74" y="30" width="84" height="88" rx="10" />
      <rect className="hq-art-card" x="52" y="22" width="84" height="96" rx="10" />
      <path className="hq-art-line" d="M68 46h52M68 62h52M68 78h20" />
      <path className="hq-art-accent" d="m104 96 40-40 10 10-40 40-14 4 4-14Z" />
    </Drawing>
  ),
  /** A letter being sent. */
  APPLIED: (
    <Drawing>
      <path className="hq-art-dots" d="M22 112c20 10 38 4 46-8s24-14 34-8" />
      <rect className="hq-art-soft" x="84" y="56" width="86" height="60" rx="10" />
      <path className="hq-art-card" d="M62 42h82a8 8 0 0 1 8 8v46a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8V50a8 8 0 0 1 8-8Z" />
      <path className="hq-art-strong" d="m56 46 47 34 47-34" />
      <circle className="hq-art-accent-fill" cx="150" cy="42" r="15" />
      <path className="hq-art-check" d="m143.5 42 4.5 4.5 8.5-9" />
    </Drawing>
  ),
  /** An arrow that leaves a window. */
  APPLIED_ELSEWHERE: (
    <Drawing>
      <rect className="hq-art-soft" x="62" y="24" width="104" height="84" rx="12" />
      <rect className="hq-art-card" x="36" y="36" width="104" height="84" rx="12" />
      <path className="hq-art-strong" d="M36 58h104" />
      <path className="hq-art-line" d="M50 47h.1M60 47h.1M52 76h40M52 92h26" />
      <circle className="hq-art-lens" cx="142" cy="86" r="22" />
      <path className="hq-art-accent" d="m134 94 16-16M138 78h12v12" />
    </Drawing>
  ),
  /** One of several sheets, marked with a star. */
  SHORTLISTED: (
    <Drawing>
      <rect className="hq-art-soft" x="38" y="44" width="84" height="74" rx="10" />
      <rect className="hq-art-soft" x="58" y="32" width="84" height="74" rx="10" />
      <rect className="hq-art-card" x="78" y="20" width="84" height="74" rx="10" />
      <path className="hq-art-line" d="M94 40h30M94 56h52M94 72h40" />
      <path
        className="hq-art-accent-fill"
        d="m152 74 6.8 13.8 15.2 2.2-11 10.7 2.6 15.1L152 108.7l-13.6 7.1 2.6-15.1-11-10.7 15.2-2.2L152 74Z"
      />
    </Drawing>
  ),
  /** A free day in a calendar. */
  INTERVIEW: (
    <Drawing>
      <rect className="hq-art-soft" x="52" y="32" width="116" height="92" rx="14" />
      <rect className="hq-art-card" x="36" y="24" width="116" height="92" rx="14" />
      <path className="hq-art-strong" d="M36 48h116M64 16v16M124 16v16" />
      <path
        className="hq-art-line"
        d="M54 66h.1M76 66h.1M98 66h.1M120 66h.1M54 84h.1M76 84h.1M98 84h.1M120 84h.1M54 101h.1M76 101h.1"
      />
      <circle className="hq-art-lens" cx="146" cy="100" r="22" />
      <path className="hq-art-accent" d="M146 88v12l9 6" />
    </Drawing>
  ),
  /** An open letter with a present. */
  OFFERED: (
    <Drawing>
      <path className="hq-art-soft" d="M40 62 100 24l60 38v50a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10V62Z" />
      <rect className="hq-art-card" x="58" y="34" width="84" height="66" rx="10" />
      <path className="hq-art-line" d="M74 52h52M74 66h28" />
      <path className="hq-art-front" d="m40 66 60 38 60-38v46a10 10 0 0 1-10 10H50a10 10 0 0 1-10-10V66Z" />
      <path className="hq-art-accent" d="M154 22v14M147 29h14M36 30v10M31 35h10" />
    </Drawing>
  ),
  /** A badge for the first day. */
  ONBOARDED: (
    <Drawing>
      <path className="hq-art-strong" d="M76 12 96 44M124 12l-20 32" />
      <rect className="hq-art-soft" x="66" y="44" width="84" height="84" rx="12" />
      <rect className="hq-art-card" x="56" y="38" width="84" height="84" rx="12" />
      <rect className="hq-art-front" x="86" y="34" width="24" height="12" rx="6" />
      <circle className="hq-art-lens" cx="98" cy="68" r="11" />
      <path className="hq-art-strong" d="M78 96c2-10 10-14 20-14s18 4 20 14" />
      <path className="hq-art-line" d="M80 110h36" />
      <path className="hq-art-accent" d="m140 92 6 6 12-13" />
    </Drawing>
  ),
  /** A closed box. */
  CLOSED: (
    <Drawing>
      <rect className="hq-art-soft" x="42" y="54" width="116" height="66" rx="10" />
      <rect className="hq-art-card" x="34" y="26" width="132" height="32" rx="10" />
      <path className="hq-art-strong" d="M82 78h36" />
      <path className="hq-art-line" d="M50 42h56" />
      <path className="hq-art-accent" d="m136 42 5 5 10-11" />
    </Drawing>
  ),
};

import type { ReactElement } from 'react';
import { Drawing } from '@hirehq/shared-ui';
import type texts from './texts/en.json';

/** A profile card, shared by the drawings about profiles. */
const CARD = (
  <>
    <rect className="hq-art-soft" x="66" y="26" width="96" height="92" rx="12" />
    <rect className="hq-art-card" x="42" y="18" width="96" height="104" rx="12" />
    <circle className="hq-art-lens" cx="90" cy="48" r="15" />
    <path className="hq-art-strong" d="M68 84c3-10 11-15 22-15s19 5 22 15" />
  </>
);

/** A sheet with lines, shared by the drawings about documents. */
const SHEET = (
  <>
    <rect className="hq-art-soft" x="64" y="28" width="90" height="96" rx="12" />
    <rect className="hq-art-card" x="46" y="16" width="90" height="100" rx="12" />
  </>
);

/** A drawing of each page's subject, in the style of shared-ui's illustrations. */
export const PAGE_SCENES: Readonly<Record<Exclude<keyof typeof texts, 'notHere'>, ReactElement>> = {
  /** Tiles, one with a score. */
  dashboard: (
    <Drawing>
      <rect className="hq-art-soft" x="26" y="24" width="70" height="92" rx="12" />
      <rect className="hq-art-card" x="104" y="24" width="70" height="42" rx="10" />
      <rect className="hq-art-card" x="104" y="74" width="70" height="42" rx="10" />
      <path className="hq-art-line" d="M116 40h26M116 52h42M116 90h40M116 102h24" />
      <path className="hq-art-dots" d="M38 84a23 23 0 1 1 46 0" />
      <path className="hq-art-strong" d="M38 84a23 23 0 0 1 35-19" />
      <path className="hq-art-accent" d="m61 84 9-13" />
    </Drawing>
  ),
  /** A card being written. */
  createProfile: (
    <Drawing>
      {CARD}
      <path className="hq-art-line" d="M64 100h30" />
      <path className="hq-art-accent" d="m118 112 34-40 12 10-34 40-15 5 3-15Z" />
    </Drawing>
  ),
  /** A card with its video. */
  editProfile: (
    <Drawing>
      {CARD}
      <path className="hq-art-line" d="M62 100h56" />
      <circle className="hq-art-accent-fill" cx="148" cy="96" r="17" />
      <path className="hq-art-check" d="m143 88 12 8-12 8V88Z" />
    </Drawing>
  ),
  /** Switches. */
  settings: (
    <Drawing>
      <rect className="hq-art-card" x="38" y="20" width="124" height="100" rx="14" />
      <path className="hq-art-line" d="M54 46h44M54 72h56M54 98h36" />
      <rect className="hq-art-soft" x="118" y="37" width="32" height="18" rx="9" />
      <rect className="hq-art-soft" x="118" y="63" width="32" height="18" rx="9" />
      <rect className="hq-art-soft" x="118" y="89" width="32" height="18" rx="9" />
      <circle className="hq-art-accent-fill" cx="141" cy="46" r="9" />
      <circle className="hq-art-lens" cx="127" cy="72" r="7" />
      <circle className="hq-art-accent-fill" cx="141" cy="98" r="9" />
    </Drawing>
  ),
  /** One person telling two others. */
  myReferrals: (
    <Drawing>
      <path className="hq-art-dots" d="M74 70c20-2 30-24 54-28M74 74c20 4 32 22 54 26" />
      <circle className="hq-art-soft" cx="54" cy="72" r="34" />
      <circle className="hq-art-lens" cx="54" cy="62" r="11" />
      <path className="hq-art-strong" d="M36 92c2-10 9-14 18-14s16 4 18 14" />
      <circle className="hq-art-card" cx="150" cy="38" r="20" />
      <circle className="hq-art-card" cx="150" cy="104" r="20" />
      <path className="hq-art-accent" d="m142 38 6 6 11-12M142 104l6 6 11-12" />
    </Drawing>
  ),
  /** A partly completed list. */
  checklist: (
    <Drawing>
      {SHEET}
      <path className="hq-art-accent" d="m58 40 5 5 9-10M58 66l5 5 9-10" />
      <path className="hq-art-line" d="M84 41h36M84 67h28M84 93h36" />
      <rect className="hq-art-front" x="58" y="85" width="14" height="14" rx="4" />
    </Drawing>
  ),
  /** Two people talking. */
  messages: (
    <Drawing>
      <path
        className="hq-art-soft"
        d="M42 24h72a12 12 0 0 1 12 12v34a12 12 0 0 1-12 12H70L50 98V82h-8a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12Z"
      />
      <path
        className="hq-art-card"
        d="M92 54h66a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12h-6v14l-18-14H92a12 12 0 0 1-12-12V66a12 12 0 0 1 12-12Z"
      />
      <path className="hq-art-line" d="M46 44h42M46 60h22" />
      <path className="hq-art-strong" d="M98 74h52" />
      <path className="hq-art-accent" d="M98 90h30" />
    </Drawing>
  ),
  /** Bars and a rising line. */
  analytics: (
    <Drawing>
      <rect className="hq-art-card" x="30" y="20" width="140" height="100" rx="14" />
      <rect className="hq-art-soft" x="50" y="78" width="18" height="28" rx="5" />
      <rect className="hq-art-soft" x="78" y="66" width="18" height="40" rx="5" />
      <rect className="hq-art-soft" x="106" y="54" width="18" height="52" rx="5" />
      <rect className="hq-art-soft" x="134" y="42" width="18" height="64" rx="5" />
      <path className="hq-art-strong" d="m52 62 30-14 28 4 38-22" />
      <path className="hq-art-accent" d="M138 28h12v12" />
    </Drawing>
  ),
  /** A day in a calendar. */
  interviews: (
    <Drawing>
      <rect className="hq-art-soft" x="52" y="32" width="116" height="92" rx="14" />
      <rect className="hq-art-card" x="36" y="24" width="116" height="92" rx="14" />
      <path className="hq-art-strong" d="M36 48h116M64 16v16M124 16v16" />
      <path className="hq-art-line" d="M54 66h.1M76 66h.1M98 66h.1M120 66h.1M54 84h.1M76 84h.1M120 84h.1M54 101h.1M76 101h.1" />
      <circle className="hq-art-accent-fill" cx="98" cy="88" r="13" />
      <path className="hq-art-check" d="m92 88 4 4 8-8" />
    </Drawing>
  ),
  /** Two people on a screen, and stars. */
  interviewDetails: (
    <Drawing>
      <rect className="hq-art-card" x="32" y="18" width="136" height="84" rx="14" />
      <path className="hq-art-strong" d="M100 102v16M74 120h52" />
      <circle className="hq-art-lens" cx="72" cy="46" r="10" />
      <path className="hq-art-strong" d="M54 76c2-11 9-15 18-15s16 4 18 15" />
      <circle className="hq-art-lens" cx="128" cy="46" r="10" />
      <path className="hq-art-strong" d="M110 76c2-11 9-15 18-15s16 4 18 15" />
      <path className="hq-art-accent" d="M62 90h.1M80 90h.1M98 90h.1" />
      <path className="hq-art-line" d="M116 90h.1M134 90h.1" />
    </Drawing>
  ),
  /** A card that everybody can see. */
  publicProfile: (
    <Drawing>
      {CARD}
      <path className="hq-art-line" d="M62 100h56" />
      <circle className="hq-art-lens" cx="150" cy="92" r="22" />
      <path className="hq-art-accent" d="M128 92h44M150 70c8 8 8 36 0 44M150 70c-8 8-8 36 0 44" />
    </Drawing>
  ),
  /** The same card, viewed. */
  ownPublicProfile: (
    <Drawing>
      {CARD}
      <path className="hq-art-line" d="M62 100h40" />
      <path className="hq-art-lens" d="M112 96c10-14 22-20 34-20s24 6 34 20c-10 14-22 20-34 20s-24-6-34-20Z" />
      <circle className="hq-art-accent-fill" cx="146" cy="96" r="9" />
    </Drawing>
  ),
  /** A QR code. */
  qr: (
    <Drawing>
      <rect className="hq-art-card" x="52" y="22" width="96" height="96" rx="14" />
      <rect className="hq-art-front" x="66" y="36" width="24" height="24" rx="6" />
      <rect className="hq-art-front" x="110" y="36" width="24" height="24" rx="6" />
      <rect className="hq-art-front" x="66" y="80" width="24" height="24" rx="6" />
      <path className="hq-art-strong" d="M78 48h.1M122 48h.1M78 92h.1" />
      <path className="hq-art-line" d="M100 40v12M100 64h.1M84 70h.1M112 72h20M104 86h.1M118 90v12M132 100h.1M102 102h.1" />
      <path className="hq-art-accent" d="M36 36V22a14 14 0 0 1 14-14M164 104v14a14 14 0 0 1-14 14" />
    </Drawing>
  ),
  /** A camera and an upload arrow. */
  uploadVideo: (
    <Drawing>
      <rect className="hq-art-card" x="30" y="40" width="98" height="72" rx="14" />
      <path className="hq-art-front" d="m128 68 34-18v52l-34-18V68Z" />
      <circle className="hq-art-lens" cx="79" cy="76" r="22" />
      <path className="hq-art-accent" d="M79 86V66m-8 7 8-8 8 8" />
      <path className="hq-art-line" d="M44 26h26" />
    </Drawing>
  ),
  /** Cards under a lens. */
  jobs: (
    <Drawing>
      <rect className="hq-art-soft" x="34" y="52" width="104" height="66" rx="12" />
      <rect className="hq-art-card" x="50" y="36" width="104" height="66" rx="12" />
      <path className="hq-art-line" d="M66 56h44M66 70h62M66 84h30" />
      <circle className="hq-art-lens" cx="142" cy="90" r="24" />
      <path className="hq-art-strong" d="m159 107 17 17" />
      <path className="hq-art-accent" d="m132 90 7 7 13-14" />
    </Drawing>
  ),
  /** A job advert. */
  job: (
    <Drawing>
      {SHEET}
      <rect className="hq-art-front" x="60" y="30" width="24" height="24" rx="7" />
      <path className="hq-art-strong" d="M94 38h28" />
      <path className="hq-art-line" d="M94 50h18M60 70h60M60 84h60M60 98h34" />
      <path className="hq-art-accent-fill" d="M126 14h20v36l-10-8-10 8V14Z" />
    </Drawing>
  ),
  /** A form being sent. */
  application: (
    <Drawing>
      {SHEET}
      <path className="hq-art-line" d="M60 36h44M60 60h60M60 84h36" />
      <rect className="hq-art-front" x="60" y="94" width="34" height="12" rx="6" />
      <path className="hq-art-accent" d="m176 60-64 26 24 10 8 24 32-60Zm-40 36 16-14" />
    </Drawing>
  ),
  /** A case with a bookmark. */
  myJobs: (
    <Drawing>
      <path className="hq-art-strong" d="M78 46V34a10 10 0 0 1 10-10h24a10 10 0 0 1 10 10v12" />
      <rect className="hq-art-soft" x="50" y="56" width="124" height="66" rx="14" />
      <rect className="hq-art-card" x="34" y="46" width="132" height="70" rx="14" />
      <path className="hq-art-line" d="M50 80h60" />
      <path className="hq-art-accent-fill" d="M124 46h24v42l-12-9-12 9V46Z" />
    </Drawing>
  ),
};

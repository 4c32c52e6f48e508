import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { BRAND_SIGNS } from '@hirehq/shared-contracts/design-tokens';
import { html, type Html } from '../../../../platform/http/html.ts';

export const logoMark = (variant: BrandVariant): Html =>
  html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="9" class="mark-ground" />
    <path d="${BRAND_SIGNS[variant]}" class="mark-line" />
  </svg>`;

export const checkMark = html`<svg class="check" viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="10" cy="10" r="10" />
  <path d="m6 10.3 2.7 2.7L14.2 7.4" />
</svg>`;

export const warningMark = html`<svg class="warning" viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="10" cy="10" r="9" />
  <path d="M10 5.5v5.6M10 14.2v.1" />
</svg>`;

export const eyeMark = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
  <circle cx="12" cy="12" r="3" />
  <path class="slash" d="m4 4 16 16" />
</svg>`;

/** Illustration of job cards and a check mark, without text that would need translating. */
export const artwork = html`<svg class="artwork" viewBox="0 0 480 300" aria-hidden="true">
  <circle cx="400" cy="70" r="150" class="halo" />
  <circle cx="90" cy="260" r="110" class="halo" />
  <g class="card far">
    <rect x="60" y="34" width="270" height="88" rx="18" />
    <rect x="84" y="60" width="36" height="36" rx="10" class="tile-c" />
    <rect x="136" y="62" width="120" height="11" rx="5.5" class="bar" />
    <rect x="136" y="84" width="78" height="9" rx="4.5" class="bar soft" />
  </g>
  <g class="card near">
    <rect x="110" y="104" width="310" height="112" rx="20" />
    <rect x="138" y="132" width="46" height="46" rx="13" class="tile-a" />
    <rect x="204" y="134" width="146" height="13" rx="6.5" class="bar" />
    <rect x="204" y="160" width="96" height="10" rx="5" class="bar soft" />
    <rect x="204" y="184" width="56" height="16" rx="8" class="chip" />
    <rect x="268" y="184" width="70" height="16" rx="8" class="chip" />
  </g>
  <g class="card far">
    <rect x="40" y="202" width="250" height="80" rx="18" />
    <rect x="62" y="224" width="36" height="36" rx="10" class="tile-b" />
    <rect x="114" y="228" width="104" height="11" rx="5.5" class="bar" />
    <rect x="114" y="249" width="68" height="9" rx="4.5" class="bar soft" />
  </g>
  <g class="tick">
    <circle cx="412" cy="112" r="25" />
    <path d="m401 113 8 8 15-16" />
  </g>
</svg>`;

import { timingSafeEqual } from 'node:crypto';
import { cookieValue } from '../../../platform/http/cookie-value.ts';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Services } from '../../../platform/module.ts';
import { REALM_PATH } from './provider/paths.ts';

type Needs = Pick<Services, 'config' | 'keyedHash'>;

const NAME = 'hirehq_sso_device';
const YEAR_SECONDS = 31_536_000;
/** How many accounts a shared device remembers: those used last. */
const MAX_ACCOUNTS = 4;
const VALUE = /^([0-9a-f-]{36})((?:\.[\w-]{43}){1,4})$/;

interface Device {
  id: string;
  /** One signature per account that has signed in on the device. */
  marks: readonly string[];
}

const markOf = ({ keyedHash }: Needs, deviceId: string, accountId: string) =>
  keyedHash('identity-known-device', deviceId, accountId);

function readDevice(cookies: string | undefined): Device | undefined {
  const [, id, marks = ''] = VALUE.exec(cookieValue(cookies, NAME) ?? '') ?? [];
  return id === undefined ? undefined : { id, marks: marks.split('.').slice(1) };
}

/** True if any account has signed in with this browser. */
export const isDevice = (cookies: string | undefined): boolean => readDevice(cookies) !== undefined;

/** The key for counting attempts of this account on this device; undefined if the account has never signed in on it. */
export function knownDevice(needs: Needs, cookies: string | undefined, accountId: string | undefined): string | undefined {
  const device = readDevice(cookies);
  if (!device || accountId === undefined) return undefined;
  const mark = Buffer.from(markOf(needs, device.id, accountId));
  return device.marks.some((own) => timingSafeEqual(Buffer.from(own), mark)) ? `${device.id} ${accountId}` : undefined;
}

/** The cookie set after this account has signed in. It grants no access; it only marks devices on which the account has been used. */
export function deviceCookie(needs: Needs, cookies: string | undefined, accountId: string): string {
  const { id, marks } = readDevice(cookies) ?? { id: newId(), marks: [] };
  const mark = markOf(needs, id, accountId);
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX_ACCOUNTS);
  const secure = needs.config.origin.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${[id, ...kept].join('.')}; Path=${REALM_PATH}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

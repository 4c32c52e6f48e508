import { routes } from '@hirehq/shared-contracts/routes';
import { SLOTS, type SlotName } from '@hirehq/shared-contracts/slots';

/** A text in each language of the platform. */
interface Words {
  en: string;
  es: string;
  ar: string;
}

interface PlannedRemote {
  title: Words;
  /** A page the shell knows already. */
  route?: { id: string; path: string };
  slot?: SlotName;
  /** True where a menu of the shell leads to the page by itself. */
  isInMenu?: true;
}

/** Remotes whose pages and slots the shell knows before they are there. */
const PLANNED: Readonly<Record<string, PlannedRemote>> = {
  reports: {
    title: { en: 'Reports', es: 'Informes', ar: 'التقارير' },
    route: { id: 'analytics', path: routes.analytics() },
    isInMenu: true,
  },
  accessibility: {
    title: { en: 'Accessibility', es: 'Accesibilidad', ar: 'إمكانية الوصول' },
    slot: 'header.accessibility',
  },
};

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 30;
/** Names of the platform's own parts, of the server's folders, and of what is no domain. */
const TAKEN = new Set([
  'shell',
  'remote',
  'remotes',
  'any',
  'app',
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'manager',
  'lib',
]);

/** What the template is filled with. */
export interface RemoteNames {
  id: string;
  values: Readonly<Record<string, string>>;
}

/** Why a name cannot be that of a remote; undefined where it can. */
export function nameProblem(id: string): string | undefined {
  if (id === '') return 'Give the remote a name: npm run new:remote -- learning';
  if (id.startsWith('mfe-')) return `The name is the domain alone: ${id.slice('mfe-'.length)}; its folder becomes ${id}`;
  if (!ID.test(id))
    return `'${id}' is no name of a remote: lower-case letters and digits, words joined by '-', e.g. career-advice`;
  if (id.length < 2 || id.length > LONGEST) return `A name has 2 to ${LONGEST} characters; '${id}' has ${id.length}`;
  return TAKEN.has(id) ? `'${id}' says nothing, or is the platform's own: name the remote after its domain` : undefined;
}

const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const menuLines = ({ en, es, ar }: Words) => `menu: { en: '${en}', es: '${es}', ar: '${ar}' },\n`;

/** A name alone may be the same in every language; what is more than a word is a text to translate. */
const untranslated = (words: string): Words =>
  words.includes(' ') ? { en: words, es: `Página: ${words}`, ar: `صفحة: ${words}` } : { en: words, es: words, ar: words };

export function remoteNames(id: string, port: number): RemoteNames {
  const Name = id.split('-').map(capital).join('');
  const name = Name.slice(0, 1).toLowerCase() + Name.slice(1);
  const words = capital(id.replaceAll('-', ' '));
  const planned: PlannedRemote = PLANNED[id] ?? { title: untranslated(words) };
  const { title, route = { id: name, path: `/candidate/${id}` }, slot = 'page.overlay', isInMenu } = planned;
  if (!Object.hasOwn(SLOTS, slot)) throw new Error(`There is no slot ${slot}`);
  return {
    id,
    values: {
      id,
      name,
      Name,
      Title: title.en,
      TitleEs: title.es,
      TitleAr: title.ar,
      path: route.path,
      routeId: route.id,
      slot,
      slotId: `${name}Link`,
      menu: isInMenu ? '' : menuLines(title),
      port: String(port),
    },
  };
}

import {
  argumentsOf,
  bare,
  calledName,
  isFunction,
  isSyntax,
  keyOf,
  listOf,
  nameOf,
  partOf,
  partsOf,
  textOf,
  type Source,
  type Syntax,
} from './syntax.ts';

/** Where a value comes from: ShellApi or the event of a topic, and the members taken of it since. */
export interface Origin {
  /** `shell`, or the topic. */
  of: string;
  path: readonly string[];
}

/** Types of shared-contracts whose values are parts of ShellApi. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  ShellApi: [],
  SessionApi: ['session'],
  ApiClient: ['api'],
  EventBus: ['events'],
  RemoteStorage: ['storage'],
  ReadingApi: ['reading'],
};
const SAME_VALUE = new Set(['Pick', 'Omit', 'Partial', 'Required', 'Readonly']);

/** Hooks of the facade that return ShellApi or a part of it. */
const FACADE_HOOKS: readonly [string, readonly string[]][] = [
  ['useShell', []],
  ['useStorage', ['storage']],
];

/** What a type says about where its values come from. */
function originOfType(type: Syntax | undefined): Origin | undefined {
  if (type?.type === 'TsTypeAnnotation') return originOfType(partOf(type, 'typeAnnotation'));
  if (type?.type === 'TsUnionType')
    return listOf(type, 'types')
      .map(originOfType)
      .find((origin) => origin !== undefined);
  if (type?.type === 'TsIndexedAccessType') {
    const whole = originOfType(partOf(type, 'objectType'));
    const member = textOf(partOf(partOf(type, 'indexType'), 'literal'));
    return whole && member !== undefined ? { of: whole.of, path: [...whole.path, member] } : undefined;
  }
  if (type?.type !== 'TsTypeReference') return undefined;
  const name = nameOf(partOf(type, 'typeName')) ?? '';
  if (SAME_VALUE.has(name)) return originOfType(listOf(partOf(type, 'typeParams'), 'params')[0]);
  const path = Object.hasOwn(TYPES, name) ? TYPES[name] : undefined;
  return path && { of: 'shell', path };
}

/** The functions of a file that have a name. */
function namedFunctions({ nodes }: Source): Map<string, Syntax> {
  const found = new Map<string, Syntax>();
  for (const node of nodes) {
    const name = nameOf(partOf(node, node.type === 'VariableDeclarator' ? 'id' : 'identifier'));
    const code = node.type === 'VariableDeclarator' ? bare(partOf(node, 'init')) : node;
    if (name !== undefined && isFunction(code)) found.set(name, code);
  }
  return found;
}

/** Functions of any file whose return type is ShellApi or a part of it, by name. */
function returning(files: readonly ReadonlyMap<string, Syntax>[]): Map<string, Origin> {
  const found = new Map(FACADE_HOOKS.map(([name, path]): [string, Origin] => [name, { of: 'shell', path }]));
  for (const functions of files)
    for (const [name, code] of functions) {
      const origin = originOfType(partOf(code, 'returnType'));
      if (origin) found.set(name, origin);
    }
  return found;
}

class Scope {
  #known = new Map<string, Origin | undefined>();
  #outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.#outer = outer;
  }

  set(name: string, origin: Origin | undefined): void {
    this.#known.set(name, origin);
  }

  get(name: string): Origin | undefined {
    return this.#known.has(name) ? this.#known.get(name) : this.#outer?.get(name);
  }
}

const member = (origin: Origin | undefined, name: string | undefined): Origin | undefined =>
  origin && name !== undefined ? { of: origin.of, path: [...origin.path, name] } : undefined;

/** Follows the values of one file, from where they come to where they are used. */
class FileReader {
  readonly #returning: ReadonlyMap<string, Origin>;
  readonly #functions: ReadonlyMap<string, Syntax>;
  readonly #topics: ReadonlySet<string>;
  readonly #onTopic: (topic: string) => void;
  readonly #onUse: (origin: Origin) => void;

  constructor(functions: ReadonlyMap<string, Syntax>, known: Following & { returning: ReadonlyMap<string, Origin> }) {
    this.#returning = known.returning;
    this.#functions = functions;
    this.#topics = known.topics;
    this.#onTopic = known.onTopic;
    this.#onUse = known.onUse;
  }

  #originOf(expression: Syntax | undefined, scope: Scope): Origin | undefined {
    const node = bare(expression);
    switch (node?.type) {
      case 'Identifier':
        return scope.get(nameOf(node) ?? '');
      case 'OptionalChainingExpression':
        return this.#originOf(partOf(node, 'base'), scope);
      case 'MemberExpression':
        return member(this.#originOf(partOf(node, 'object'), scope), keyOf(partOf(node, 'property')));
      case 'CallExpression':
        return this.#returning.get(nameOf(bare(partOf(node, 'callee'))) ?? '');
      default:
        return undefined;
    }
  }

  /** Gives the names of a pattern their origins; a name of unknown origin hides one of an outer scope. */
  #bind(pattern: Syntax | undefined, origin: Origin | undefined, scope: Scope): void {
    const own = origin ?? originOfType(partOf(pattern, 'typeAnnotation'));
    switch (pattern?.type) {
      case 'Identifier':
        return scope.set(nameOf(pattern) ?? '', own);
      case 'AssignmentPattern':
        this.read(partOf(pattern, 'right'), scope);
        return this.#bind(partOf(pattern, 'left'), own, scope);
      case 'RestElement':
        return this.#bind(partOf(pattern, 'argument'), own, scope);
      case 'ArrayPattern':
        if (own) this.#onUse(own);
        for (const element of listOf(pattern, 'elements')) this.#bind(element, undefined, scope);
        return undefined;
      case 'ObjectPattern':
        for (const property of listOf(pattern, 'properties')) this.#bindProperty(property, own, scope);
        return undefined;
      default:
        return undefined;
    }
  }

  #bindProperty(property: Syntax, origin: Origin | undefined, scope: Scope): void {
    if (property.type === 'RestElement') return this.#bind(property, origin, scope);
    const key = partOf(property, 'key');
    const own = member(origin, keyOf(key));
    if (property.type === 'KeyValuePatternProperty') return this.#bind(partOf(property, 'value'), own, scope);
    this.read(partOf(property, 'value'), scope);
    return scope.set(nameOf(key) ?? '', own);
  }

  #readFunction(code: Syntax, scope: Scope, first?: Origin): void {
    const inner = new Scope(scope);
    for (const [index, parameter] of listOf(code, 'params').entries()) {
      const pattern = parameter.type === 'Parameter' ? partOf(parameter, 'pat') : (partOf(parameter, 'param') ?? parameter);
      this.#bind(pattern, index === 0 ? first : undefined, inner);
    }
    this.read(partOf(code, 'body'), inner);
  }

  /** What somebody does with the events of a topic. Code that is not in this file may read all of it. */
  #readHandler(handler: Syntax | undefined, topic: string, scope: Scope): void {
    this.#onTopic(topic);
    const code = isFunction(handler) ? handler : this.#functions.get(nameOf(handler) ?? '');
    if (code) this.#readFunction(code, scope, { of: topic, path: [] });
    else this.#onUse({ of: topic, path: [] });
  }

  /** `useEvent('topic', …)` and `events.subscribe('topic', …)`. */
  #readSubscription(call: Syntax, scope: Scope): boolean {
    const name = calledName(call);
    const [topic, handler] = argumentsOf(call);
    const text = textOf(topic) ?? '';
    if ((name !== 'useEvent' && name !== 'subscribe') || !this.#topics.has(text)) return false;
    this.read(partOf(call, 'callee'), scope);
    this.#readHandler(handler, text, scope);
    return true;
  }

  /** `const reactions: EventReactions = { 'topic': … }`. */
  #readReactions(declarator: Syntax, scope: Scope): boolean {
    const type = partOf(partOf(partOf(declarator, 'id'), 'typeAnnotation'), 'typeAnnotation');
    if (nameOf(partOf(type, 'typeName')) !== 'EventReactions') return false;
    for (const property of listOf(bare(partOf(declarator, 'init')), 'properties')) {
      const topic = keyOf(partOf(property, 'key')) ?? nameOf(property) ?? '';
      const handler = isFunction(property) ? property : bare(partOf(property, 'value'));
      if (this.#topics.has(topic)) this.#readHandler(handler, topic, scope);
    }
    return true;
  }

  #readDeclarator(node: Syntax, scope: Scope): void {
    if (this.#readReactions(node, scope)) return;
    const init = partOf(node, 'init');
    const origin = this.#originOf(init, scope);
    if (!origin) this.read(init, scope);
    this.#bind(partOf(node, 'id'), origin, scope);
  }

  #readParts(node: Syntax, scope: Scope): void {
    const key = partOf(node, 'key');
    for (const part of partsOf(node)) if (part !== key || key.type === 'Computed') this.read(part, scope);
  }

  read(expression: Syntax | undefined, scope: Scope): void {
    const node = bare(expression);
    if (!node || !isSyntax(node)) return;
    if (isFunction(node)) return this.#readFunction(node, scope);
    if (node.type === 'VariableDeclarator') return this.#readDeclarator(node, scope);
    if (node.type === 'ImportDeclaration' || node.type === 'JSXMemberExpression') return;
    if (node.type === 'JSXAttribute') return this.read(partOf(node, 'value'), scope);
    if (node.type === 'CallExpression' && this.#readSubscription(node, scope)) return;
    const origin = this.#originOf(node, scope);
    if (origin) return this.#onUse(origin);
    if (node.type === 'MemberExpression') {
      this.read(partOf(node, 'object'), scope);
      if (partOf(node, 'property')?.type === 'Computed') this.read(partOf(node, 'property'), scope);
      return;
    }
    this.#readParts(node, scope);
  }
}

interface Following {
  /** Topics of events that handlers are known for. */
  topics: ReadonlySet<string>;
  /** Called for each topic whose events are handled. */
  onTopic: (topic: string) => void;
  /** Called for each use of a value, with all members that are taken of it there. */
  onUse: (origin: Origin) => void;
}

/** Follows ShellApi and the events through some files. A value that leaves what can be followed is used as a whole. */
export function followValues(sources: readonly Source[], following: Following): void {
  const files = sources.map((source) => ({ syntax: source.syntax, functions: namedFunctions(source) }));
  const known = { ...following, returning: returning(files.map(({ functions }) => functions)) };
  for (const { syntax, functions } of files) {
    const reader = new FileReader(functions, known);
    const scope = new Scope();
    for (const statement of partsOf(syntax)) reader.read(statement, scope);
  }
}

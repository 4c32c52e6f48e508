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
import { CallReader } from './responses.ts';
import { member, Scope, type Origin } from './scope.ts';

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

const BLOCKS = new Set(['BlockStatement', 'FunctionBody']);
/** Statements whose names are their own. */
const OWN_NAMES = new Set(['ForStatement', 'ForInStatement', 'ForOfStatement', 'CatchClause', 'SwitchStatement']);

/** Follows the values of one file, from where they come to where they are used. */
class FileReader {
  readonly #calls: CallReader;
  readonly #returning: ReadonlyMap<string, Origin>;
  readonly #functions: ReadonlyMap<string, Syntax>;
  readonly #topics: ReadonlySet<string>;
  readonly #onTopic: (topic: string) => void;
  readonly #onUse: (origin: Origin) => void;

  constructor(functions: ReadonlyMap<string, Syntax>, known: Following & { returning: ReadonlyMap<string, Origin> }) {
    this.#calls = new CallReader(known.calls, known.onFollowed, (node, scope) => this.#originOf(node, scope));
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
        return this.#returning.get(nameOf(bare(partOf(node, 'callee'))) ?? '') ?? this.#calls.originOf(node, scope);
      case 'AwaitExpression':
        return this.#originOf(partOf(node, 'argument'), scope);
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
    if (origin) this.#readInside(init, scope);
    else this.read(init, scope);
    this.#bind(partOf(node, 'id'), origin, scope);
  }

  /** A function may use a name that is declared after it. */
  #readStatements(statements: readonly Syntax[], scope: Scope): void {
    for (const statement of statements)
      for (const declarator of listOf(statement, 'declarations')) {
        const origin = this.#originOf(partOf(declarator, 'init'), scope);
        if (!origin) continue;
        this.#bind(partOf(declarator, 'id'), origin, scope);
        // Its name is known outside this block too.
        if (statement['kind'] === 'var') this.#onUse(origin);
      }
    for (const statement of statements) this.read(statement, scope);
  }

  /** The parts of an expression whose origin is known: what is called, and with what. */
  #readInside(expression: Syntax | undefined, scope: Scope): void {
    const node = bare(expression);
    const inner = partOf(node, 'object') ?? partOf(node, 'base') ?? partOf(node, 'argument');
    if (inner) return this.#readInside(inner, scope);
    if (node?.type !== 'CallExpression' || this.#readTaken(node, scope)) return;
    const callee = bare(partOf(node, 'callee'));
    const object = partOf(callee, 'object');
    if (this.#calls.isOfResponse(this.#originOf(object, scope))) this.#readInside(object, scope);
    else this.read(callee, scope);
    for (const argument of argumentsOf(node)) this.read(argument, scope);
  }

  /** A response that nobody takes: `await send('PUT …')` as a statement. */
  #readUnused(node: Syntax, scope: Scope): boolean {
    const voided = bare(partOf(node, 'expression'));
    const expression = voided?.type === 'UnaryExpression' && voided['operator'] === 'void' ? partOf(voided, 'argument') : voided;
    if (!this.#calls.isOfResponse(this.#originOf(expression, scope))) return false;
    this.#readInside(expression, scope);
    return true;
  }

  /** Code that is called with a response, or with each item of one: `rest('GET …').then(({ name }) => …)`, `found.map((each) => …)`. */
  #readTaken(call: Syntax, scope: Scope): boolean {
    const taken = this.#calls.takenBy(call, scope);
    if (!taken) return false;
    const [code, ...others] = argumentsOf(call);
    this.#readInside(partOf(bare(partOf(call, 'callee')), 'object'), scope);
    if (isFunction(code)) this.#readFunction(code, scope, taken);
    for (const other of others) this.read(other, scope);
    return true;
  }

  #readParts(node: Syntax, scope: Scope): void {
    const key = partOf(node, 'key');
    for (const part of partsOf(node)) if (part !== key || key.type === 'Computed') this.read(part, scope);
  }

  readFile(file: Syntax): void {
    this.#readStatements(partsOf(file), new Scope());
  }

  read(expression: Syntax | undefined, scope: Scope): void {
    const node = bare(expression);
    if (!node || !isSyntax(node)) return;
    if (isFunction(node)) return this.#readFunction(node, scope);
    if (BLOCKS.has(node.type ?? '')) return this.#readStatements(listOf(node, 'stmts'), new Scope(scope));
    if (OWN_NAMES.has(node.type ?? '')) return this.#readParts(node, new Scope(scope));
    if (node.type === 'ExpressionStatement' && this.#readUnused(node, scope)) return;
    if (node.type === 'VariableDeclarator') return this.#readDeclarator(node, scope);
    if (node.type === 'ImportDeclaration' || node.type === 'JSXMemberExpression') return;
    if (node.type === 'JSXAttribute') return this.read(partOf(node, 'value'), scope);
    if (node.type === 'CallExpression' && this.#readSubscription(node, scope)) return;
    const origin = this.#originOf(node, scope);
    if (origin) {
      this.#readInside(node, scope);
      return this.#onUse(origin);
    }
    if (node.type === 'CallExpression' && this.#readTaken(node, scope)) return;
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
  /** Keys of the call table. */
  calls: ReadonlySet<string>;
  /** Called with each key whose response is followed, as the source writes it. */
  onFollowed: (key: Syntax) => void;
  /** Called for each use of a value, with all members that are taken of it there. */
  onUse: (origin: Origin) => void;
}

/** Follows ShellApi, the events and the responses of calls through some files. A value that leaves what can be followed is used as a whole. */
export function followValues(sources: readonly Source[], following: Following): void {
  const files = sources.map((source) => ({ syntax: source.syntax, functions: namedFunctions(source) }));
  const known = { ...following, returning: returning(files.map(({ functions }) => functions)) };
  for (const { syntax, functions } of files) {
    const reader = new FileReader(functions, known);
    reader.readFile(syntax);
  }
}

/** Whatever scripts of our origin could read in this page: storage of all kinds, cookies, history, the address. */
export function readablePlaces(): Promise<string> {
  const all = (name: 'localStorage' | 'sessionStorage') => {
    try {
      return JSON.stringify(Object.entries(window[name]));
    } catch {
      // What throws keeps nothing.
      return '';
    }
  };
  const keptAnswers = async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).matchAll()));
    return (await Promise.all(requests.flat().map((response) => response.text()))).join('\n');
  };
  const readDatabase = ({ name }: IDBDatabaseInfo) =>
    new Promise<string>((resolve) => {
      const opening = indexedDB.open(name ?? '');
      opening.addEventListener('error', () => resolve(''));
      opening.addEventListener('success', () => {
        const stores = [...opening.result.objectStoreNames];
        const reads = stores.map(
          (store) =>
            new Promise<string>((done) => {
              const reading = opening.result.transaction(store).objectStore(store).getAll();
              reading.addEventListener('success', () => done(JSON.stringify(reading.result)));
              reading.addEventListener('error', () => done(''));
            }),
        );
        void Promise.all(reads).then((texts) => resolve(texts.join('\n')));
      });
    });
  return indexedDB
    .databases()
    .then((databases) => Promise.all(databases.map(readDatabase)))
    .then(async (databases) =>
      [
        // Not there at a plain-http address that is not this machine.
        'caches' in window ? await keptAnswers() : '',
        all('localStorage'),
        all('sessionStorage'),
        document.cookie,
        window.location.href,
        JSON.stringify(window.history.state),
        window.name,
        ...databases,
      ].join('\n'),
    );
}

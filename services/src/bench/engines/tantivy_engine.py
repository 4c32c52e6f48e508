"""A search engine of jobs on Tantivy, for `tantivy.ts`: `tantivy_engine.py FOLDER`.

Reads lines of JSON: jobs until an empty line, then searches, which run in eight threads. Prints a line of JSON once the index is
built, and one for each search, with its `id`.
"""

import json
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

import tantivy

CODES = ["employment", "mode", "level"]
FACETS = {name: {"terms": {"field": name, "size": 50}} for name in [*CODES, "remote", "easy", "day"]}
STORED = ["id", "title", "summary", "enterprise", "label", *CODES, "pay", "posted"]
THREADS = 8


def schema_of_jobs() -> tantivy.Schema:
    schema = tantivy.SchemaBuilder()
    schema.add_text_field("id", stored=True, tokenizer_name="raw", index_option="basic")
    schema.add_text_field("title", stored=True, tokenizer_name="en_stem", index_option="position")
    schema.add_text_field("body", tokenizer_name="en_stem", index_option="position")
    for name in ["summary", "enterprise", "label"]:
        schema.add_text_field(name, stored=True, tokenizer_name="raw", index_option="basic")
    for name in CODES:
        schema.add_text_field(name, stored=True, fast=True, tokenizer_name="raw", index_option="basic")
    for name in ["places", "skills"]:
        schema.add_text_field(name, tokenizer_name="raw", index_option="basic")
    for name in ["remote", "easy", "day"]:
        schema.add_integer_field(name, indexed=True, fast=True)
    schema.add_float_field("pay", stored=True, indexed=True, fast=True)
    schema.add_integer_field("posted", stored=True, fast=True)
    return schema.build()


class Engine:
    def __init__(self, folder: str) -> None:
        self.schema = schema_of_jobs()
        self.index = tantivy.Index(self.schema, path=folder)

    def load(self, lines) -> int:
        writer = self.index.writer(heap_size=512_000_000, num_threads=2)
        count = 0
        for line in lines:
            if line == "\n":
                break
            job = json.loads(line)
            job["id"] = job.pop("_key")
            for name in ["remote", "easy", "day"]:
                job[name] = int(job[name])
            job["posted"] = int(job["posted"])
            job.pop("point")
            writer.add_document(tantivy.Document.from_dict(job, self.schema))
            count += 1
        writer.commit()
        writer.wait_merging_threads()
        self.index.reload()
        self.searcher = self.index.searcher()
        return count

    def _any(self, field: str, values) -> tantivy.Query:
        return tantivy.Query.term_set_query(self.schema, field, [str(value) for value in values])

    def _words(self, words: str, fields, distance: int) -> tantivy.Query:
        fuzzy = {field: (False, distance, True) for field in fields} if distance else {}
        query, _ = self.index.parse_query_lenient(
            words, fields, field_boosts={"title": 3.0}, fuzzy_fields=fuzzy, conjunction_by_default=True
        )
        return query

    def _page(self, must, chosen, newest_first: bool):
        """A page with its rows, the total, and counts by facet, where a chosen facet counts without itself."""
        all_of = [*must, *chosen.values()]
        query = self._all(all_of)
        order = {"order_by_field": "posted"} if newest_first else {}
        found = self.searcher.search(query, limit=20, count=True, **order)
        rows = []
        for _, address in found.hits:
            document = self.searcher.doc(address)
            rows.append({name: document.get_first(name) for name in STORED})
        self.searcher.aggregate(query, {name: facet for name, facet in FACETS.items() if name not in chosen})
        for facet in chosen:
            if facet in FACETS:
                others = [condition for name, condition in chosen.items() if name != facet]
                self.searcher.aggregate(self._all([*must, *others]), {facet: FACETS[facet]})
        return found.count, rows

    @staticmethod
    def _all(conditions) -> tantivy.Query:
        if not conditions:
            return tantivy.Query.all_query()
        return tantivy.Query.boolean_query([(tantivy.Occur.Must, condition) for condition in conditions])

    def search(self, asked: dict):
        words = asked["title"] or asked["words"]
        fields = ["title"] if asked["title"] else ["title", "body"]
        must = [self._any("skills", asked["skills"])] if asked["skills"] else []
        if asked["place"]:
            must.append(self._any("places", [asked["place"]]))
        chosen = {name: self._any(name, asked[name]) for name in ["employment", "mode"] if asked[name]}
        if asked["pay"]:
            chosen["pay"] = tantivy.Query.range_query(
                self.schema, "pay", tantivy.FieldType.Float, lower_bound=float(asked["pay"])
            )
        newest_first = asked["newest"] or not words
        for distance in [0, 1] if words and asked["corrects"] else [0]:
            own = [self._words(words, fields, distance)] if words else []
            total, rows = self._page([*own, *must], chosen, newest_first)
            if total > 0:
                break
        return {"id": asked["id"], "total": total, "rows": rows}


def main() -> None:
    engine = Engine(sys.argv[1])
    count = engine.load(sys.stdin)
    printing = Lock()

    def say(value) -> None:
        with printing:
            print(json.dumps(value), flush=True)

    def respond(line: str) -> None:
        asked = json.loads(line)
        try:
            say(engine.search(asked))
        except Exception as error:  # The reader waits for a line for each search.
            say({"id": asked["id"], "error": str(error)})

    say({"jobs": count})
    with ThreadPoolExecutor(THREADS) as pool:
        for line in sys.stdin:
            pool.submit(respond, line)


main()

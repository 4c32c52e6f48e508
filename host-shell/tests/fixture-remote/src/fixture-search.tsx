export function FixtureSearch() {
  return <input type="search" aria-label="Fixture search" />;
}

export function ChecklistPage() {
  return null;
}

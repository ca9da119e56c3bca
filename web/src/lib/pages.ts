/** Pages that are fetched when somebody goes there; the start page comes with the frame. */

export const pages = {
  credits: () => import("../pages/CreditsPage.svelte"),
  host: () => import("../pages/HostPage.svelte"),
  join: () => import("../pages/JoinPage.svelte"),
  me: () => import("../pages/MePage.svelte"),
  new: () => import("../pages/NewTablePage.svelte"),
  records: () => import("../pages/RecordsPage.svelte"),
  replay: () => import("../pages/ReplayPage.svelte"),
  rules: () => import("../pages/RulesPage.svelte"),
  studio: () => import("../studio/StudioPage.svelte"),
  seat: () => import("../pages/SeatPage.svelte"),
  table: () => import("../pages/TablePage.svelte"),
};

const GLANCE = 1500; // milliseconds

/** Fetch the table while the reader still looks at the shelf; what lies on that comes first. */
export function fetchTableSoon(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
  setTimeout(() => idle(() => void pages.table(), { timeout: 5000 }), GLANCE);
}

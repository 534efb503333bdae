/** Leaves the app by loading another page: nothing of this session stays in memory. */
export function leaveTo(address: string) {
  window.location.replace(address);
}

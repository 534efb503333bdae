/** Full page load: leaves nothing of the session in memory. */
export function leaveTo(address: string) {
  window.location.replace(address);
}

let isKeeping = false;

/** Writes what the page shows now into its address, without going anywhere: a reload or the link shows the same. */
export function keepInAddress(address: string): void {
  isKeeping = true;
  history.replaceState(history.state, "", address);
  isKeeping = false;
}

/** Whether a change of the address is only such a note. */
export function isKeptInAddress(): boolean {
  return isKeeping;
}

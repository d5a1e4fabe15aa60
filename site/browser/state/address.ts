let isKeeping = false;

/** Writes the current state of the page into its address without navigating: a reload or the link shows the same. */
export function keepInAddress(address: string): void {
  isKeeping = true;
  history.replaceState(history.state, "", address);
  isKeeping = false;
}

/** Whether a change of the address is only such an update. */
export function isKeptInAddress(): boolean {
  return isKeeping;
}

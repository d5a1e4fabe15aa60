import type { CenterSummary } from "./center.ts";

type Offering = Pick<CenterSummary, "services">;

export function takesGuests({ services = [] }: Offering): boolean {
  return services.some(({ key }) => key === "guests");
}

/** Guests with hepatitis or HIV need a center that takes guests and has separate rooms. */
export function takesInfectedGuests(center: Offering): boolean {
  return takesGuests(center) && (center.services ?? []).some(({ key }) => key === "infections");
}

import type { CenterSummary } from "./center.ts";

type Offering = Pick<CenterSummary, "services">;

export function takesGuests({ services = [] }: Offering): boolean {
  return services.some(({ key }) => key === "guests");
}

/** A guest with hepatitis or HIV is taken where guests are taken and there are separate rooms. */
export function takesInfectedGuests(center: Offering): boolean {
  return takesGuests(center) && (center.services ?? []).some(({ key }) => key === "infections");
}

import type { Salary } from "#contract/records/salary.ts";
import type { Thing } from "../head.ts";

/** The pay of a job for search engines; undefined if it is negotiable or written as prose. */
export function salaryThing(salary: Salary | null): Thing | null {
  if (!salary || "negotiable" in salary) return null;
  const { from, to, currency, period } = salary;
  const sum =
    from === to
      ? { value: from }
      : { ...(from !== undefined && { minValue: from }), ...(to !== undefined && { maxValue: to }) };
  return {
    "@type": "MonetaryAmount",
    currency,
    value: { "@type": "QuantitativeValue", ...sum, unitText: period.toUpperCase() },
  };
}

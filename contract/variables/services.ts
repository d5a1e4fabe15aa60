import { z } from "zod";
import { ServiceKey } from "../records/service.ts";

const Line = z.string().trim().min(1).max(120);

/**
 * The variable `services`: everything a center may offer. Those with a `tag`, a short name for cards and filters, are
 * what people look for first, in this order; `evening` and `guests` are mentioned on a center's page even if it lacks
 * them.
 */
export const ServiceList = z.array(z.strictObject({ key: ServiceKey, title: Line, tag: Line.optional() })).max(60);
export type ServiceList = z.output<typeof ServiceList>;

/** The services with a tag. */
export type AskedServices = { key: string; tag: string }[];

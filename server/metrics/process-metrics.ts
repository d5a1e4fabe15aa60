import { collectDefaultMetrics, Registry } from "prom-client";

/**
 * CPU, memory, garbage collection, event-loop delay. Their observers never stop, so they are created once per process,
 * however often development opens the application.
 */
export const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

import { collectDefaultMetrics, Registry } from "prom-client";

/**
 * Processor, memory, garbage collection, delay of the event loop. The observers behind them never end, so they are made
 * once for the process, however often development opens the application.
 */
export const processMetrics = new Registry();
collectDefaultMetrics({ register: processMetrics });

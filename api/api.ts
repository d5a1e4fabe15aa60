import type { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { Failure } from "#contract/envelope.ts";
import { formatPhone } from "#contract/phone.ts";
import type { Ask, CallContext } from "#contract/services.ts";
import { CallFailure, failure } from "./failure.ts";
import type { Limits } from "./limits.ts";
import type { ServiceDeps } from "./service-deps.ts";
import { createServices } from "./services.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";
import { describeIssues, errorMap } from "./validation.ts";

export type ApiOptions = Omit<ServiceDeps, "snapshot" | "limits"> & {
  snapshots: Snapshots;
  limits: Limits;
  onError: (error: unknown) => void;
};

/** The content API as one function: the site calls it directly, the HTTP routes call it for everybody else. */
export function createApi({ snapshots, limits, onError, ...stores }: ApiOptions): Ask {
  const snapshot = () => {
    const current = snapshots.current();
    if (!current) throw new CallFailure("notReady");
    return current;
  };
  const services = createServices({ ...stores, limits, snapshot });
  /** Refused callers get a phone number to call. */
  const withPhone = (told: Failure, { locale }: CallContext): Failure => {
    const phone = snapshots.current()?.in[locale].addresses.find(({ slug }) => slug === "default")?.phone;
    return phone ? { ...told, message: `${told.message}: ${formatPhone(phone) ?? phone}` } : told;
  };

  return async (name, input, context) => {
    const contentVersion = snapshots.current()?.version ?? null;
    const { locale } = context;
    // Searches are counted earlier, before a page is rendered.
    const retryAfter = calls[name].use === "sending" ? await limits.take(name, context.visitor) : null;
    if (retryAfter !== null) {
      const reason = name === "uploadFile" ? "full" : "tooOften";
      return { envelope: withPhone(failure(reason, locale), context), contentVersion, retryAfter };
    }
    const parsed = (calls[name].input as z.ZodType).safeParse(input, { error: errorMap(locale) });
    if (!parsed.success) {
      return { envelope: failure("invalid", locale, describeIssues(parsed.error, locale)), contentVersion };
    }
    try {
      const service = services[name] as (input: unknown, context: unknown) => unknown;
      return { envelope: { status: 200, data: await service(parsed.data, context) }, contentVersion };
    } catch (error) {
      if (error instanceof CallFailure)
        return { envelope: failure(error.reason, locale, error.errors), contentVersion };
      onError(error);
      return { envelope: failure("broken", locale), contentVersion };
    }
  };
}

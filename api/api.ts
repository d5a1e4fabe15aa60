import type { z } from "zod";
import { calls } from "#contract/calls.ts";
import type { Ask, Services } from "#contract/services.ts";
import { addresses } from "./company/addresses.ts";
import { articleByAlias } from "./content/article-by-alias.ts";
import { CallFailure, failure } from "./failure.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";
import { describeIssues, errorMap } from "./validation.ts";

export type ServiceDeps = { snapshot: () => Snapshot; now: () => Date };

export type ApiOptions = {
  snapshots: Snapshots;
  now: () => Date;
  onError: (error: unknown) => void;
};

/** The content API as one function: the site asks it directly, the HTTP mount for whoever calls from outside. */
export function createApi({ snapshots, now, onError }: ApiOptions): Ask {
  const snapshot = () => {
    const current = snapshots.current();
    if (!current) throw new CallFailure("notReady");
    return current;
  };
  const deps: ServiceDeps = { snapshot, now };
  const services: Services = {
    articleByAlias: articleByAlias(deps),
    addresses: addresses(deps),
  };

  return async (name, input, context) => {
    const contentVersion = snapshots.current()?.version ?? null;
    const { locale } = context;
    const parsed = (calls[name].input as z.ZodType).safeParse(input, {
      error: errorMap(locale),
    });
    if (!parsed.success) {
      return {
        envelope: failure("invalid", locale, describeIssues(parsed.error)),
        contentVersion,
      };
    }
    try {
      const service = services[name] as (input: unknown, context: unknown) => unknown;
      return {
        envelope: { status: 200, data: await service(parsed.data, context) },
        contentVersion,
      };
    } catch (error) {
      if (error instanceof CallFailure) return { envelope: failure(error.reason, locale), contentVersion };
      onError(error);
      return { envelope: failure("broken", locale), contentVersion };
    }
  };
}

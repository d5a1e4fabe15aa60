import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { describeApi } from "#api/describe/openapi.ts";
import { calls } from "#contract/calls.ts";

type Described = { paths: Record<string, Record<string, { operationId: string }>> };

const copy = () => structuredClone(describeApi()) as Record<string, unknown>;

test("the description is valid OpenAPI 3.1", async () => {
  const result = await new Validator().validate(copy());
  expect(result.errors ?? []).toEqual([]);
  expect(result.valid).toBe(true);
});

test("every call is described under its method and path", () => {
  const { paths } = describeApi() as Described;
  const described = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(described.toSorted()).toEqual(Object.keys(calls).toSorted());
  expect(paths["/content/articles/alias/{alias}"]?.["get"]?.operationId).toBe("articleByAlias");
  expect(paths["/media/files"]).toMatchObject({ get: { operationId: "files" }, post: { operationId: "uploadFile" } });
});

test("an invalid description would be reported", async () => {
  const broken = { ...copy(), paths: { "/x": { get: { responses: "none" } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

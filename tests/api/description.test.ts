import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { describeApi } from "#api/describe/openapi.ts";
import { calls } from "#contract/calls.ts";

type Operation = { responses: object; parameters: { name: string; schema: object }[] };
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
  const ofHome = ["breadcrumbsOfHome", "linksOfHome", "navigationOfHome"];
  expect(described.toSorted()).toEqual([...Object.keys(calls), ...ofHome].toSorted());
  expect(paths["/content/articles/alias/{alias}"]?.["get"]?.operationId).toBe("articleByAlias");
  expect(paths["/media/files"]).toMatchObject({ get: { operationId: "files" }, post: { operationId: "uploadFile" } });
});

test("the description names every status and the bounds of numbers", () => {
  const { paths } = describeApi() as { paths: Record<string, Record<string, Operation>> };
  const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {}).map(Number);
  expect(statuses("/content/articles", "get")).toEqual([200, 400, 403, 404, 405, 422, 500, 503]);
  expect(statuses("/company/feedback", "post")).toEqual([200, 400, 403, 404, 405, 409, 413, 422, 429, 500, 503]);
  expect(statuses("/search", "post")).toEqual([200, 400, 403, 404, 405, 413, 422, 429, 500, 503]);
  const bounds = Object.fromEntries(
    (paths["/content/articles"]?.["get"]?.parameters ?? []).map(({ name, schema }) => [name, schema]),
  );
  expect(bounds["limit"]).toMatchObject({ minimum: 1, maximum: 100 });
  expect(bounds["page"]).toMatchObject({ minimum: 1 });
});

test("an invalid description would be reported", async () => {
  const broken = { ...copy(), paths: { "/x": { get: { responses: "none" } } } };
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

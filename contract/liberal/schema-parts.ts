import type { z } from "zod";

// The structure of a schema. Everything that depends on how zod builds schemas is here; zod documents `_zod.def` for
// libraries that walk schemas.
type AnyDef = z.core.$ZodTypes["_zod"]["def"];
export type Def<Type extends AnyDef["type"]> = Extract<AnyDef, { type: Type }>;

/** Whether null is a valid value of this schema. */
export function takesNull(schema: z.core.$ZodType): boolean {
  const def = defOf(schema);
  return def.type === "nullable" || (def.type === "lazy" && takesNull(onceFor(schema, def.getter)));
}

/** The options of a union by the value of their discriminator. */
export function optionsByKind({ options }: Def<"union">, key: string): Map<unknown, z.core.$ZodType> {
  return new Map(
    options.flatMap((option) => {
      const def = defOf(option);
      const told = def.type === "object" ? def.shape[key] : undefined;
      const literal = told && defOf(told);
      return literal?.type === "literal"
        ? literal.values.map((kind): [unknown, z.core.$ZodType] => [kind, option])
        : [];
    }),
  );
}

/** The definition of a schema. Every schema has it; only the core's types do not say so. */
export function defOf(schema: z.core.$ZodType): AnyDef {
  return (schema as z.ZodType).def as AnyDef;
}

/** Whether a schema accepts this kind of value, as far as can be seen without reading it. */
export function isLike(schema: z.core.$ZodType, value: unknown): boolean {
  const { type } = defOf(schema);
  if (Array.isArray(value)) return type === "array";
  return typeof value === "object" ? type === "object" || type === "record" : type === typeof value;
}

/** A lazy schema is created once. */
const made = new WeakMap<object, unknown>();
export function onceFor<Made>(key: object, make: () => Made): Made {
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as Made;
}

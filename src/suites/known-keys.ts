import type { z } from "zod";
import type { Path } from "./yaml-source.ts";

/** zod types every schema by its widest class; the definition says which one it is. */
function definitionOf(schema: z.core.$ZodType) {
  return schema._zod.def as z.core.$ZodTypes["_zod"]["def"];
}

/** Wrappers are opened, unions taken apart: the schemas that a value at this place may follow. */
function openSchema(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case "optional":
    case "default":
    case "prefault":
    case "nullable":
    case "readonly":
      return openSchema(def.innerType);
    case "pipe":
      return openSchema(def.in);
    case "lazy":
      return openSchema(def.getter());
    case "union":
      return def.options.flatMap((option) => openSchema(option));
    default:
      return [schema];
  }
}

function childSchemas(schema: z.core.$ZodType, step: PropertyKey): readonly z.core.$ZodType[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case "object": {
      const child = def.shape[String(step)];
      return child === undefined ? [] : openSchema(child);
    }
    case "array":
      return openSchema(def.element);
    case "record":
      return openSchema(def.valueType);
    default:
      return [];
  }
}

/** Keys that a strict map at this path may have, in the order of the schema. */
export function knownKeysAt(schema: z.core.$ZodType, path: Path): readonly string[] {
  let candidates = openSchema(schema);
  for (const step of path) candidates = candidates.flatMap((one) => childSchemas(one, step));
  const keys = candidates.flatMap((one) => {
    const def = definitionOf(one);
    return def.type === "object" ? Object.keys(def.shape) : [];
  });
  return [...new Set(keys)];
}

import type { Operation } from "./call.ts";

/** Parameters that may hold slashes: the rest of the path belongs to them. */
const GREEDY = new Set(["basehead", "ref", "path"]);
const NUMERIC = /(?:_number|_id|^run_id)$/;

/** An operation and the values of the `{names}` in its path. */
export interface Match {
  readonly operation: Operation;
  readonly parameters: ReadonlyMap<string, string>;
}

interface Route {
  readonly operation: Operation;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly literals: number;
}

function segmentPattern(segment: string, names: string[]): string {
  const name = /^\{(\w+)\}$/.exec(segment)?.[1];
  if (name === undefined) return segment.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  names.push(name);
  if (GREEDY.has(name)) return "(.*)";
  // `workflow_id` may also be a file name.
  return NUMERIC.test(name) && name !== "workflow_id" ? "(\\d+)" : "([^/]+)";
}

function routeOf(operation: Operation): Route {
  const names: string[] = [];
  const segments = operation.path.split("/").map((segment) => segmentPattern(segment, names));
  return {
    operation,
    pattern: new RegExp(`^${segments.join("/")}$`),
    names,
    literals: segments.length - names.length,
  };
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The parameters of a path that fits the route. One that is no UTF-8 after decoding names nothing. */
function parametersOf(route: Route, path: string): Match["parameters"] | undefined {
  const found = route.pattern.exec(path);
  if (found === null) return undefined;
  const parameters = new Map<string, string>();
  for (const [index, name] of route.names.entries()) {
    const value = decoded(found[index + 1] ?? "");
    if (value === undefined) return undefined;
    parameters.set(name, value);
  }
  return parameters;
}

/** Finds operations by method and path; the path with more fixed segments wins. */
export function router(operations: readonly Operation[]) {
  const routes = operations.map(routeOf).toSorted((a, b) => b.literals - a.literals);
  return (method: string, path: string): Match | undefined => {
    for (const route of routes) {
      if (route.operation.method !== method) continue;
      const parameters = parametersOf(route, path);
      if (parameters !== undefined) return { operation: route.operation, parameters };
    }
    return undefined;
  };
}

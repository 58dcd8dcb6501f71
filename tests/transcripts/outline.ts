import type { Event } from "../../src/model/event.ts";

/** An event in one line, whole but for ids: enough to compare a transcript by eye and by machine. */
export function outline(events: readonly Event[]): readonly string[] {
  return events.map((event) => {
    const place = `${event.turn}.${event.event}${event.nested ? " nested" : ""} ${event.type}`;
    switch (event.type) {
      case "message":
        return `${place} ${event.role}: ${event.text}`;
      case "tool_call": {
        const script = event.script === null ? "" : ` $ ${event.script}`;
        return `${place} ${event.name}/${event.rawName} ${event.ok} ${JSON.stringify(event.input)}${script}`;
      }
      case "tool_result":
        return `${place} ${event.ok}: ${event.text.slice(0, 60)}`;
      default:
        return `${place}: ${event.text}`;
    }
  });
}

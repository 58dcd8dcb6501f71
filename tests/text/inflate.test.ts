import { deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, it } from "vitest";
import { inflate } from "../../src/text/inflate.ts";

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

const unpack = (bytes: Uint8Array, most: number) => latin(inflate(bytes, most).bytes);

it.each([0, 1, 6, 9])("reads what zlib writes at level %i, and stops at the limit", (level) => {
  const blocks = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.constantFrom(...["a".repeat(400), "abcabc", "sk-ant-"].map((one) => Buffer.from(one))),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(blocks, (parts) => {
      const whole = Buffer.concat(parts);
      const packed = deflateRawSync(whole, { level });
      const behind = Buffer.concat([packed, Buffer.from("behind")]);
      expect(unpack(behind, 1e6)).toBe(latin(whole));
      expect(inflate(behind, 1e6).length).toBe(packed.length);
      expect(unpack(packed, 10)).toBe(latin(whole.subarray(0, 10)));
    }),
  );
});

it("reads a text with codes of its own, longer than its window", () => {
  const whole = Array.from({ length: 20_000 }, (_, index) => `${index * 7919}`).join(" ");
  expect(unpack(deflateRawSync(whole), 1e6)).toBe(whole);
});

it("never throws, whatever the bytes are, and gives no more than it may", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(inflate(bytes, 1000).bytes.length).toBeLessThanOrEqual(1000);
    }),
  );
});

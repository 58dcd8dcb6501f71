/** What the first bytes of a connection say of the host that its TLS is for. */
export type ServerName =
  /** In lower case, without a dot at its end. */
  | { readonly kind: "name"; readonly name: string }
  /** More bytes are needed. */
  | { readonly kind: "open" }
  | { readonly kind: "refused"; readonly reason: string };

/** Longest ClientHello with its records: those of today are under 2 KiB, with post-quantum keys too. */
const HELLO_BYTES = 32 * 1024;
const RECORD_HEADER = 5;
/** Longest plain record (RFC 8446 §5.1). */
const RECORD_BYTES = 16 * 1024;
const HANDSHAKE_HEADER = 4;

const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_NAME = 0;
const HOST_NAME = 0;

const refused = (reason: string): ServerName => ({ kind: "refused", reason });
const OPEN: ServerName = { kind: "open" };
const NO_TLS = refused("what it sends is no TLS");
const TOO_LONG = refused("its TLS begins with a ClientHello that is too long");
const BROKEN = refused("its TLS begins with a ClientHello that cannot be read");

/**
 * Reads the server name of a TLS ClientHello (RFC 8446 §4.1.2, RFC 6066 §3), whole or refused, however it is cut into
 * records. With Encrypted Client Hello it is the outer name, that of the server which is talked to.
 */
export function readServerName(bytes: Buffer): ServerName {
  const message = joinRecords(bytes);
  if (!Buffer.isBuffer(message)) return message;
  const read = readMessage(message);
  return read.kind === "open" && bytes.length > HELLO_BYTES ? TOO_LONG : read;
}

function readMessage(message: Buffer): ServerName {
  if (message.length < HANDSHAKE_HEADER) return OPEN;
  if (message[0] !== CLIENT_HELLO) return BROKEN;
  const length = message.readUIntBE(1, 3);
  if (length > HELLO_BYTES) return TOO_LONG;
  const rest = message.length - HANDSHAKE_HEADER - length;
  if (rest < 0) return OPEN;
  // Nothing of the client's may follow it before the server has answered.
  return rest > 0 ? BROKEN : readHello(message.subarray(HANDSHAKE_HEADER));
}

/** What the records up to the first message's end hold, the last one maybe in part; or why they hold none. */
function joinRecords(bytes: Buffer): Buffer | ServerName {
  let message = Buffer.alloc(0);
  let at = 0;
  while (at < bytes.length && !isWhole(message)) {
    const record = bytes.subarray(at);
    if (!isHandshake(record)) return at === 0 ? NO_TLS : BROKEN;
    if (record.length < RECORD_HEADER) break;
    const length = record.readUInt16BE(3);
    if (length === 0 || length > RECORD_BYTES) return BROKEN;
    message = Buffer.concat([message, record.subarray(RECORD_HEADER, RECORD_HEADER + length)]);
    at += RECORD_HEADER + length;
  }
  return message;
}

/** What comes behind the message is no matter of ours. */
function isWhole(message: Buffer): boolean {
  return (
    message.length >= HANDSHAKE_HEADER &&
    message.length >= HANDSHAKE_HEADER + message.readUIntBE(1, 3)
  );
}

/** Whether a record may be one of a handshake, by what is there of its type and major version. */
function isHandshake([type, major = 3]: Buffer): boolean {
  return type === HANDSHAKE && major === 3;
}

function readHello(hello: Buffer): ServerName {
  try {
    return readExtensions(toExtensions(hello));
  } catch (error) {
    // A length leads out of the bytes.
    if (error instanceof RangeError) return BROKEN;
    throw error;
  }
}

/** Behind version and random: session id, cipher suites, compression methods. */
function toExtensions(hello: Buffer): Buffer {
  let at = 2 + 32;
  at += 1 + hello.readUInt8(at);
  at += 2 + hello.readUInt16BE(at);
  at += 1 + hello.readUInt8(at);
  if (at === hello.length) return Buffer.alloc(0);
  return takeWhole(hello, at);
}

/** The bytes behind a length of two bytes, which must end where all of it does. Throws RangeError. */
function takeWhole(bytes: Buffer, at: number): Buffer {
  if (bytes.readUInt16BE(at) !== bytes.length - at - 2) throw new RangeError("length");
  return bytes.subarray(at + 2);
}

function readExtensions(bytes: Buffer): ServerName {
  const names: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const type = bytes.readUInt16BE(at);
    const end = at + 4 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return BROKEN;
    if (type === SERVER_NAME) names.push(readHostName(bytes.subarray(at + 4, end)));
    at = end;
  }
  const [name] = names;
  if (name === undefined) return refused("its TLS names no host (SNI)");
  if (names.length > 1) return BROKEN;
  return { kind: "name", name: name.toString("latin1").toLowerCase().replace(/\.$/, "") };
}

/** Exactly one name, of the only kind that there is. Throws RangeError. */
function readHostName(extension: Buffer): Buffer {
  const list = takeWhole(extension, 0);
  if (list.readUInt8(0) !== HOST_NAME) throw new RangeError("kind of name");
  return takeWhole(list, 1);
}

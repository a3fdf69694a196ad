/** Writes messages of protocol buffers, as far as an ONNX file needs them. Numbers of fields are onnx.proto's. */
export type Message = {
  int(field: number, value: number | bigint): Message
  float(field: number, value: number): Message
  bytes(field: number, value: Uint8Array): Message
  text(field: number, value: string): Message
  message(field: number, value: Message): Message
  encoded(): Uint8Array
}

const VARINT = 0
const LENGTH_DELIMITED = 2
const FIXED_32 = 5
const utf8 = new TextEncoder()

export function createMessage(): Message {
  const parts: Uint8Array[] = []

  function varint(value: number | bigint): void {
    const bytes: number[] = []
    let rest = BigInt.asUintN(64, BigInt(value))
    do {
      const low = Number(rest & 0x7fn)
      rest >>= 7n
      bytes.push(rest > 0n ? low | 0x80 : low)
    } while (rest > 0n)
    parts.push(Uint8Array.from(bytes))
  }
  const tag = (field: number, kind: number) => varint((field << 3) | kind)

  const message: Message = {
    int(field, value) {
      tag(field, VARINT)
      varint(value)
      return message
    },
    float(field, value) {
      tag(field, FIXED_32)
      parts.push(new Uint8Array(Float32Array.of(value).buffer))
      return message
    },
    bytes(field, value) {
      tag(field, LENGTH_DELIMITED)
      varint(value.length)
      parts.push(value)
      return message
    },
    text: (field, value) => message.bytes(field, utf8.encode(value)),
    message: (field, value) => message.bytes(field, value.encoded()),
    encoded: () => Buffer.concat(parts),
  }
  return message
}

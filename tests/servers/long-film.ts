import {
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { fileURLToPath } from 'node:url'

type Small = 'phone.mp4' | 'phone.webm'

/** Between one showing of the small film and the next, so that no two packets have the same time. */
const GAP_S = 0.1

interface Film {
  /** The small film that is shown over and over (tests/media/README.md). */
  from: Small
  to: string
  /** The film is a little larger than this. */
  bytes: number
  /** How much a decoder skips after each picture; the more of it, the fewer pictures fill the film. */
  fillerBytes: number
}

/** Writes a film of any size that plays from end to end; tells how long it is, in seconds. */
export async function makeLongFilm({ from, to, bytes, fillerBytes }: Film): Promise<number> {
  const input = new Input({ formats: [MP4, WEBM], source: new FilePathSource(fileURLToPath(new URL(`../media/${from}`, import.meta.url))) })
  const format = from === 'phone.mp4' ? new Mp4OutputFormat() : new WebMOutputFormat()
  const output = new Output({ format, target: new FilePathTarget(to, { chunked: true }) })
  const { pictures, sound, seconds } = await openTracks(input, output)
  await output.start()
  const filler = from === 'phone.mp4' ? fillerNalUnit(fillerBytes) : Buffer.alloc(fillerBytes)
  let written = 0
  let length = 0
  for (; written < bytes; length += seconds + GAP_S) {
    for (const picture of pictures.packets) {
      const data = Buffer.concat([picture.data, filler])
      written += data.length
      await pictures.add(moved(picture, length, data))
    }
    for (const piece of sound.packets) {
      written += piece.byteLength
      await sound.add(moved(piece, length, piece.data))
    }
  }
  await output.finalize()
  input.dispose()
  return length
}

async function openTracks(input: Input, output: Output) {
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()]
  const [videoCodec, audioCodec] = [await video?.getCodec(), await audio?.getCodec()]
  const [videoConfig, audioConfig] = [await video?.getDecoderConfig(), await audio?.getDecoderConfig()]
  if (!video || !audio || !videoCodec || !audioCodec || !videoConfig || !audioConfig) throw new Error('the small film has no picture or no sound')
  const [pictures, sound] = [new EncodedVideoPacketSource(videoCodec), new EncodedAudioPacketSource(audioCodec)]
  output.addVideoTrack(pictures)
  output.addAudioTrack(sound)
  const [shown, heard] = [await packetsOf(new EncodedPacketSink(video)), await packetsOf(new EncodedPacketSink(audio))]
  return {
    pictures: { packets: shown, add: (packet: EncodedPacket) => pictures.add(packet, { decoderConfig: videoConfig }) },
    sound: { packets: heard, add: (packet: EncodedPacket) => sound.add(packet, { decoderConfig: audioConfig }) },
    seconds: Math.max(...[...shown, ...heard].map(({ timestamp, duration }) => timestamp + duration)),
  }
}

async function packetsOf(sink: EncodedPacketSink): Promise<EncodedPacket[]> {
  const packets = []
  for await (const packet of sink.packets()) packets.push(packet)
  return packets
}

function moved({ type, timestamp, duration }: EncodedPacket, seconds: number, data: Uint8Array): EncodedPacket {
  return new EncodedPacket(data, type, Math.max(0, timestamp) + seconds, duration)
}

/** ITU-T H.264, 7.3.2.7: a unit of type 12, which every decoder throws away. */
function fillerNalUnit(bytes: number): Buffer {
  const unit = Buffer.alloc(4 + bytes, 0xff)
  unit.writeUInt32BE(bytes, 0)
  unit[4] = 12
  unit[unit.length - 1] = 0x80
  return unit
}

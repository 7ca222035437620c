import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
  type EncodedPacket,
  type InputAudioTrack,
  type InputTrack,
  type InputVideoTrack,
} from 'mediabunny'
import type { MediaSize, VideoJob } from './jobs.ts'

const OUTPUT_CHUNK_BYTES = 1024 * 1024
const INPUT_CACHE_BYTES = 8 * 1024 * 1024
/** A table of frames longer than this is a lie or a film of a day. */
const MAX_PACKETS = 4_000_000
/** Sums of times in seconds differ by less. */
const SAME_TIME_S = 0.000_5

/** A track to be copied: how many packets it has, when the earliest and the last are shown, and how to add one. */
interface Copy {
  track: InputTrack
  packets: number
  starts: number
  /** When the last one is shown. */
  ends: number
  add(packet: EncodedPacket): Promise<void>
  close(): void
}

/**
 * Copies the pictures and the sound of a video into a new file, packet by packet, and nothing else: no tags, no location,
 * no names, no other tracks, nothing from between the packets. The index stands in front, so that playing starts at once.
 *
 * @throws Error when there is no video in it, or it cannot be read to its end
 */
export async function makeVideo({ container, given, video }: VideoJob): Promise<MediaSize> {
  const formats = container === 'mp4' ? [MP4, QTFF] : [WEBM, MATROSKA]
  const input = new Input({ formats, source: new FilePathSource(given, { maxCacheSize: INPUT_CACHE_BYTES }) })
  const format = container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat()
  const output = new Output({ format, target: new FilePathTarget(video, { chunked: true, chunkSize: OUTPUT_CHUNK_BYTES }) })
  try {
    return await copyTracks(input, output)
  } finally {
    input.dispose()
  }
}

async function copyTracks(input: Input, output: Output): Promise<MediaSize> {
  const copies: Copy[] = []
  const shown = await input.getVideoTracks()
  for (const track of shown) copies.push(...(await videoCopy(output, track)))
  if (copies.length === 0) throw new Error('no video')
  for (const track of await input.getAudioTracks()) copies.push(...(await audioCopy(output, track)))

  await output.start()
  await copyPackets(copies)
  await output.finalize()
  return displaySize(shown[0])
}

async function videoCopy(output: Output, track: InputVideoTrack): Promise<Copy[]> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig || !output.format.getSupportedVideoCodecs().includes(codec)) return []
  const count = await countPackets(track)
  if (count.packets === 0) return []
  const source = new EncodedVideoPacketSource(codec)
  const rotation = await track.getRotation()
  output.addVideoTrack(source, { rotation, flip: await track.getFlip(), maximumPacketCount: count.packets })
  return [{ track, ...count, add: (packet) => source.add(packet, { decoderConfig }), close: () => source.close() }]
}

async function audioCopy(output: Output, track: InputAudioTrack): Promise<Copy[]> {
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig || !output.format.getSupportedAudioCodecs().includes(codec)) return []
  const count = await countPackets(track)
  if (count.packets === 0) return []
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, { maximumPacketCount: count.packets })
  return [{ track, ...count, add: (packet) => source.add(packet, { decoderConfig }), close: () => source.close() }]
}

async function countPackets(track: InputTrack): Promise<Pick<Copy, 'packets' | 'starts' | 'ends'>> {
  let packets = 0
  let starts = Infinity
  let ends = -Infinity
  for await (const { timestamp } of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    packets += 1
    starts = Math.min(starts, timestamp)
    ends = Math.max(ends, timestamp)
    if (packets > MAX_PACKETS) throw new Error('too many packets')
  }
  return { packets, starts, ends }
}

/** Copies all tracks side by side, always the packet that comes first; the file begins at zero. */
async function copyPackets(copies: Copy[]): Promise<void> {
  const shift = Math.min(...copies.map(({ starts }) => starts))
  const streams = await Promise.all(copies.map((copy) => openStream(copy, shift)))
  for (let next = earliest(streams); next !== undefined; next = earliest(streams)) {
    if (next.packet) await next.copy.add(next.packet)
    await next.advance()
  }
}

async function openStream(copy: Copy, shift: number) {
  const sink = new EncodedPacketSink(copy.track)
  const first = copy.track.isVideoTrack() ? await sink.getFirstKeyPacket({ verifyKeyPackets: true }) : await sink.getFirstPacket()
  if (!first) throw new Error('a track without a beginning')
  const packets = sink.packets(first, undefined, { verifyKeyPackets: true })
  let latest = -Infinity
  const stream = {
    copy,
    packet: null as EncodedPacket | null,
    async advance() {
      const { value } = await packets.next()
      stream.packet = value ? shifted(value, shift, latest) : null
      if (stream.packet) latest = Math.max(latest, stream.packet.timestamp)
      else closeWhole(copy, latest + shift)
    },
  }
  await stream.advance()
  return stream
}

/** A table of contents may promise more than the file holds: then it was cut off on its way. */
function closeWhole(copy: Copy, latest: number): void {
  if (latest < copy.ends - SAME_TIME_S) throw new Error('cut off')
  copy.close()
}

/** A key frame shown before what it follows would be refused by the writer; such files exist, and play when it counts as a delta. */
function shifted(packet: EncodedPacket, shift: number, latest: number): EncodedPacket {
  const timestamp = Math.max(0, packet.timestamp - shift)
  return packet.clone({ timestamp, type: packet.type === 'key' && timestamp < latest ? 'delta' : packet.type, sideData: {} })
}

function earliest<Stream extends { packet: EncodedPacket | null }>(streams: Stream[]): Stream | undefined {
  return streams
    .filter(({ packet }) => packet !== null)
    .reduce<Stream | undefined>(
      (first, stream) => ((first?.packet?.timestamp ?? Infinity) <= (stream.packet?.timestamp ?? Infinity) ? first : stream),
      undefined,
    )
}

async function displaySize(track: InputVideoTrack | undefined): Promise<MediaSize> {
  const [width, height] = track ? [await track.getDisplayWidth(), await track.getDisplayHeight()] : [0, 0]
  return { width: width > 0 ? Math.round(width) : null, height: height > 0 ? Math.round(height) : null }
}

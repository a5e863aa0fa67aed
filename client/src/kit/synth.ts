/** The sounds of the house, all synthesised: stone, lead, glass, bell. No files. */
export const CUES = ["card", "flip", "coin", "blade", "seal", "turn", "victory"] as const;
export type Cue = (typeof CUES)[number];

/** Loudness, measured: peaks of 0.21 to 0.38 at the usual volume, and none clips. */
const LOUD: Record<Cue, number> = { card: 3.2, flip: 2.8, coin: 2.6, blade: 1.7, seal: 3, turn: 1, victory: 1.15 };
const PENTATONIC = [0, 2, 4, 7, 9, 12]; // semitones
const BELL = [
  [0.5, 0.5],
  [1, 1],
  [1.19, 0.45],
  [1.5, 0.3],
  [2, 0.5],
  [2.74, 0.22],
  [3.76, 0.1],
] as const; // partial, strength
const COIN = [
  [1, 0.2],
  [2.41, 0.13],
  [3.9, 0.07],
  [5.2, 0.04],
] as const;
const SILENCE = 0.0001; // an exponential never reaches zero

interface Tone {
  type?: OscillatorType;
  to?: number; // where its pitch goes
  attack?: number;
  wet?: number; // how much of the room is in it
}

interface Noise {
  filter: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  wet?: number;
}

/** The same noise every time. */
function hiss(samples: Float32Array, shape: (part: number) => number): void {
  let seed = 7;
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 16807) % 2147483647;
    samples[i] = (seed / 1073741823.5 - 1) * shape(i / samples.length);
  }
}

export class Synth {
  readonly #context: BaseAudioContext;
  readonly #out: GainNode;
  readonly #room: ConvolverNode;
  readonly #noise: AudioBuffer;
  #level = 1;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    const rate = context.sampleRate;
    this.#out = context.createGain();
    const press = context.createDynamicsCompressor();
    press.threshold.value = -14;
    press.ratio.value = 4;
    this.#out.connect(press).connect(context.destination);
    this.#noise = context.createBuffer(1, rate, rate);
    hiss(this.#noise.getChannelData(0), () => 1);
    this.#room = this.#stoneRoom(rate);
  }

  /** Noise that dies away in 1.6 s. */
  #stoneRoom(rate: number): ConvolverNode {
    const room = this.#context.createConvolver();
    const echo = this.#context.createBuffer(2, rate * 1.6, rate);
    for (const side of [0, 1]) hiss(echo.getChannelData(side), (part) => (1 - part) ** 3.2);
    room.buffer = echo;
    const wet = this.#context.createGain();
    wet.gain.value = 0.16;
    room.connect(wet).connect(this.#out);
    return room;
  }

  play(cue: Cue, volume: number, nth = 0): void {
    const at = this.#context.currentTime + 0.01;
    this.#out.gain.setValueAtTime(volume, this.#context.currentTime);
    this.#level = LOUD[cue];
    this[cue](at, nth);
  }

  #envelope(at: number, peak: number, attack: number, fall: number, wet: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(SILENCE, at);
    gain.gain.exponentialRampToValueAtTime(peak * this.#level, at + attack);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + attack + fall);
    gain.connect(this.#out);
    if (wet) {
      const send = this.#context.createGain();
      send.gain.value = wet;
      gain.connect(send).connect(this.#room);
    }
    return gain;
  }

  #tone(
    at: number,
    pitch: number,
    peak: number,
    fall: number,
    { type = "sine", to, attack = 0.003, wet = 0 }: Tone = {},
  ): void {
    const voice = this.#context.createOscillator();
    voice.type = type;
    voice.frequency.setValueAtTime(pitch, at);
    if (to) voice.frequency.exponentialRampToValueAtTime(to, at + fall);
    voice.connect(this.#envelope(at, peak, attack, fall, wet));
    voice.start(at);
    voice.stop(at + fall + attack + 0.05);
  }

  #rustle(at: number, peak: number, fall: number, { filter, from, to, q = 1, wet = 0 }: Noise): void {
    const voice = this.#context.createBufferSource();
    voice.buffer = this.#noise;
    const band = this.#context.createBiquadFilter();
    band.type = filter;
    band.Q.value = q;
    band.frequency.setValueAtTime(from, at);
    if (to) band.frequency.exponentialRampToValueAtTime(to, at + fall);
    voice.connect(band).connect(this.#envelope(at, peak, 0.004, fall, wet));
    voice.start(at, (from % 97) / 100);
    voice.stop(at + fall + 0.06);
  }

  #bell(at: number, pitch: number, peak: number, fall: number): void {
    for (const [partial, strength] of BELL)
      this.#tone(at, pitch * partial, peak * strength, fall / Math.sqrt(partial), { wet: 0.8 });
  }

  /** A card is laid on stone. */
  card(at: number): void {
    this.#rustle(at, 0.5, 0.07, { filter: "lowpass", from: 1500, to: 260 });
    this.#tone(at, 128, 0.5, 0.11, { to: 62 });
    this.#rustle(at + 0.035, 0.12, 0.09, { filter: "bandpass", from: 2600, to: 900, q: 2, wet: 0.3 });
  }

  /** A window opens: a swish, then three partials of glass. */
  flip(at: number): void {
    this.#rustle(at, 0.28, 0.17, { filter: "bandpass", from: 900, to: 4600, q: 1.4, wet: 0.4 });
    [2217, 3322, 4430].forEach((pitch, i) => this.#tone(at + 0.13 + i * 0.028, pitch, 0.07, 0.34, { wet: 0.7 }));
  }

  /** A coin lands; each one after the other a step higher. */
  coin(at: number, nth: number): void {
    const pitch = 1568 * 2 ** (PENTATONIC[nth % PENTATONIC.length]! / 12);
    for (const [partial, strength] of COIN)
      this.#tone(at, pitch * partial, strength, 0.26 / Math.sqrt(partial), { wet: 0.35 });
    this.#rustle(at, 0.12, 0.02, { filter: "highpass", from: 5200 });
  }

  /** A blow, and sixteen shards. */
  blade(at: number): void {
    this.#rustle(at, 0.55, 0.05, { filter: "highpass", from: 2400 });
    this.#tone(at, 92, 0.55, 0.24, { to: 44 });
    this.#rustle(at + 0.03, 0.22, 0.5, { filter: "highpass", from: 4200, to: 7600, q: 0.8, wet: 0.6 });
    for (let i = 0; i < 16; i++) {
      const late = ((i * 7919) % 97) / 97;
      this.#tone(at + 0.04 + late * 0.42, 2400 + ((i * 1571) % 5200), 0.075 * (1 - late * 0.7), 0.09 + late * 0.16, {
        wet: 0.6,
      });
    }
  }

  /** A seal is pressed into wax. */
  seal(at: number): void {
    this.#tone(at, 96, 0.42, 0.16, { to: 54 });
    this.#rustle(at, 0.2, 0.12, { filter: "lowpass", from: 700, to: 180, wet: 0.2 });
    this.#rustle(at + 0.09, 0.07, 0.1, { filter: "bandpass", from: 1500, to: 600, q: 2.5, wet: 0.3 });
  }

  /** Two strokes of a bell: your turn. */
  turn(at: number): void {
    this.#bell(at, 392, 0.2, 1.1);
    this.#bell(at + 0.2, 587.3, 0.17, 1.5);
  }

  /** Bells rising over an organ. */
  victory(at: number): void {
    [293.7, 370, 440, 587.3, 740, 880].forEach((pitch, i) => {
      this.#bell(at + i * 0.13, pitch, 0.13, 1.7);
      this.#tone(at + 0.5, pitch / 2, 0.035, 2.1, { type: "triangle", attack: 0.35, wet: 0.8 });
    });
    this.#bell(at + 0.95, 1174.7, 0.12, 2);
  }
}

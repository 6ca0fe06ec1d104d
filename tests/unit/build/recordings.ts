import { AAC, H264, mp3, mp4, ogg, OPUS, VP9, webm } from '@/tests/support/media';

const sound = (end: string, seconds: number) => ({ kind: 'audio', end, seconds });
export const video = (end: string, seconds: number, width = 640, height = 360) => ({
  kind: 'video',
  end,
  seconds,
  width,
  height,
});

/** As phones and programs of owners write them, and as what they are played. */
export const played = [
  ['PTT-20261126-WA0007.opus', ogg(18), sound('ogg', 18)],
  ['WhatsApp Ptt 2026-11-26 at 9.41.00.ogg', ogg(29), sound('ogg', 29)],
  ['नई रिकॉर्डिंग 3.m4a', mp4(24, [AAC], 'M4A '), sound('m4a', 24)],
  ['audio.mp3', mp3(12), sound('mp3', 12)],
  ['VID-20261126-WA0003.mp4', mp4(28, [H264, AAC], 'mp42'), video('mp4', 28)],
  [
    'VID_20261126_094100.mp4',
    mp4(15, [AAC, { ...H264, width: 1920, height: 1080, isTurned: true }]),
    video('mp4', 15, 1080, 1920),
  ],
  ['thirty and a little.MP4', mp4(30.4, [H264, AAC]), video('mp4', 30)],
  ['screen.webm', webm(20, [VP9, OPUS]), video('webm', 20)],
] as const;

const HEVC = { ...H264, codec: 'hvc1' };

/** Files that are refused, and the sentence about each. */
export const refused = [
  ['IMG_0042.MOV', mp4(12, [H264, AAC], 'qt'), /QuickTime.*WhatsApp/],
  ['IMG_0043.mp4', mp4(12, [HEVC, AAC]), /video in HEVC \(H\.265\).*Most Compatible/],
  ['my lesson.mp4', mp4(125, [H264, AAC]), /lasts 2 min 5 s: cut it to 30 seconds/],
  ['voice.mp3', mp4(24, [AAC], 'M4A '), /Rename it, so that its name ends in \.m4a/],
  ['voice.mp3', ogg(24), /ends in \.ogg/],
  ['clip.mp4', webm(20, [VP9, OPUS]), /ends in \.webm/],
  ['Recording001.amr', Buffer.from('#!AMR\n\x3c\x91\x17', 'latin1'), /AMR voice note.*WhatsApp/],
  ['record.wav', Buffer.from('RIFF\x24\xf0\0\0WAVEfmt ', 'latin1'), /WAV file.*MP3 or M4A/],
  ['video.3gp', mp4(9, [{ ...H264, codec: 's263' }, AAC], '3gp4'), /3GP video/],
  ['old.mp4', mp4(9, [{ ...H264, codec: 'mp4v' }, AAC]), /video in mp4v/],
  ['call.mp4', mp4(9, [{ ...AAC, codec: 'samr' }]), /sound in AMR/],
  ['new.webm', webm(9, [{ ...VP9, codec: 'V_AV1' }, OPUS]), /video in AV1/],
  ['film.webm', webm(9, [VP9, OPUS], 'matroska'), /Matroska/],
  ['recorded-in-chrome.webm', webm(undefined, [VP9, OPUS]), /does not say how long/],
  ['silent.mp4', mp4(9, [H264]), /no sound/],
  ['tap.m4a', mp4(1, [AAC]), /shorter than 3 seconds/],
  ['empty.mp3', Buffer.alloc(0), /is empty/],
  ['page.mp3', Buffer.from('<!doctype html><title>Sign in'), /no sound or video/],
  ['photo.mp4', Buffer.from('ffd8ffe000104a464946', 'hex'), /no sound or video/],
  ['half.mp4', mp4(20, [H264, AAC]).subarray(0, 200), /is not whole/],
  ['half.webm', webm(20, [VP9, OPUS]).subarray(0, 90), /is not whole/],
  ['sound.aac', Buffer.from('fff1508001fffc', 'hex'), /bare AAC/],
  ['voice.spx', ogg(9, 'Speex   '), /sound in Speex/],
] as const;

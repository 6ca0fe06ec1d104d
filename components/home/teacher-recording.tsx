import { Details } from '@/components/site/details';
import { type Recording } from '@/content/recording-schema';
import { site } from '@/content/site';
import { type Locale } from '@/lib/words/locale';
import { inLanguage } from '@/lib/words/owner-text';
import {
  captionsPath,
  type PlayedRecording,
  posterPath,
  recording,
  recordingPath,
} from '@/lib/recording';
import { fill, languageName } from '@/lib/text/format';

interface Props {
  locale: Locale;
  played: PlayedRecording;
  transcript: Recording['transcript'];
}

/** Undefined where the owner has none, or an address elsewhere. */
export function findRecording(): Omit<Props, 'locale'> | undefined {
  const { voice } = site.teacher;
  if (!recording || typeof voice !== 'object' || !voice) return undefined;
  return { played: recording, transcript: voice.transcript };
}

/** The voice or the video of the teacher. A browser fetches it when it is started. */
export function TeacherRecording({ locale, played, transcript }: Props) {
  const { language, words } = locale;
  const { home } = words;
  const { text, lang } = inLanguage(transcript, language);
  const label = fill(home.teacher[played.kind], { seconds: played.seconds });
  return (
    <figure>
      <figcaption className="mb-2 text-lg leading-title">{label}</figcaption>
      <Player played={played} label={label} />
      <Details
        className="details-shown-in-print rounded-none border-0 px-0"
        summary={home.teacher.transcript}
      >
        <p lang={lang} className="pb-3">
          {text}
        </p>
      </Details>
    </figure>
  );
}

function Player({ played, label }: Pick<Props, 'played'> & { label: string }) {
  const source = {
    src: recordingPath(),
    'aria-label': label,
    controls: true,
    preload: 'none' as const,
  };
  if (played.kind === 'audio') return <audio {...source} className="w-full print:hidden" />;
  const { width, height, captions } = played;
  return (
    <video
      {...source}
      width={width}
      height={height}
      poster={posterPath()}
      playsInline
      className="h-auto max-h-72 w-auto max-w-full rounded-md bg-black print:hidden"
    >
      {captions.map((track) => (
        <track
          key={track.file}
          kind="captions"
          src={captionsPath(track.file)}
          srcLang={track.language}
          label={languageName(track.language, track.language)}
        />
      ))}
    </video>
  );
}

import { useState } from 'react';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { replyTo, type Reply } from '@/lib/assistant/reply';
import { cleanText } from '@/lib/text/clean';

export interface Message extends Reply {
  id: number;
  isBot: boolean;
  timestamp: Date;
}

const REPLY_AFTER_MS = 1000;

const bare = (text: string): Reply => ({ text, lines: [], links: [] });

export function useConversation(guide: AssistantGuide) {
  const [waiting, setWaiting] = useState(0);
  const [messages, setMessages] = useState<readonly Message[]>(() => [
    { id: 0, isBot: true, timestamp: new Date(), ...bare(guide.greeting) },
  ]);

  function append(isBot: boolean, reply: Reply) {
    const timestamp = new Date();
    setMessages((before) => [...before, { id: before.length, isBot, timestamp, ...reply }]);
  }

  /** Appends what the visitor says, and the answer a second later. Empty text says nothing. */
  function say(text: string) {
    const message = cleanText(text);
    if (!message) return;
    append(false, bare(message));
    setWaiting((before) => before + 1);
    setTimeout(() => {
      setWaiting((before) => before - 1);
      append(true, replyTo(message, guide));
    }, REPLY_AFTER_MS);
  }

  return { messages, waiting: waiting > 0, say };
}

'use client';

import { useState } from 'react';
import { HeldPicture } from '@/components/site/held-picture';
import { toast } from '@/components/site/toaster';
import { type SavedPicture, savePicture } from '@/lib/browser/save-picture';
import { type Words } from '@/lib/words/locale';
import { qrCode } from '@/lib/qr';
import { QrImage, qrStyle } from './upi';

type SaveWords = Words['payment']['purchase'];

const MODULE_PX = 16;

async function qrPng(text: string): Promise<Blob> {
  const { size, path } = qrCode(text);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * MODULE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no-canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(MODULE_PX, MODULE_PX);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no-png'))), 'image/png'),
  );
}

/** @param name of the file, without its ending. */
export function useSavedQr(text: string, name: string, { saveFailed }: SaveWords) {
  const [saved, setSaved] = useState<SavedPicture>();

  async function save() {
    try {
      const png = await qrPng(text);
      setSaved(await savePicture(new File([png], `${name}.png`, { type: png.type })));
    } catch {
      toast.error(saveFailed.title, { description: saveFailed.text });
    }
  }

  return { text, saved, save };
}

type SavedQr = ReturnType<typeof useSavedQr>;

/** The QR code, or its picture where that is to be saved by a long press. */
export function SavableQr({ qr: { text, saved }, label }: { qr: SavedQr; label: string }) {
  return saved?.src ? (
    <HeldPicture src={saved.src} alt={label} className={qrStyle} />
  ) : (
    <QrImage text={text} label={label} />
  );
}

export function SavedNote({ qr: { saved }, words }: { qr: SavedQr; words: SaveWords }) {
  return (
    <p role="status" className="text-center text-sm">
      {saved && (saved.src ? words.hold : words.saved)}
    </p>
  );
}

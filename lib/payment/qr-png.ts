import { qrCode } from './qr';

/** Pixels a module: 41 modules make 656 px, sharp in every gallery app. */
const SCALE = 16;

/** The QR code of a text as a PNG file. Browser only. */
export async function qrPng(text: string): Promise<Blob> {
  const { size, path } = qrCode(text);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SCALE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no-canvas');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(SCALE, SCALE);
  context.fillStyle = 'black';
  context.fill(new Path2D(path));
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no-png'))), 'image/png'),
  );
}

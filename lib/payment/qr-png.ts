import { qrCode } from '@/lib/qr';

const MODULE_PX = 16;

export async function qrPng(text: string): Promise<Blob> {
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

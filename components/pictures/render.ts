import { ImageResponse } from 'next/og';
import { type ReactElement } from 'react';
import { pictureSize } from '@/lib/seo/picture';

/** Draws a picture while the site is built. */
export const renderPicture = (picture: ReactElement) => new ImageResponse(picture, pictureSize);

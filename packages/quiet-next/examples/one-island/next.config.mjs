import { resolve } from 'node:path';

/** @type {import('next').NextConfig} */
const config = { adapterPath: resolve('adapter.mjs') };

export default config;

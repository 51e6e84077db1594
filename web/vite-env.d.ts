/// <reference types="vite/client" />

declare module 'virtual:tokens.css';

declare module 'virtual:client-assets' {
  import type { ClientAssets } from '#web/bundling/client-assets.ts';
  export const clientAssets: ClientAssets;
}

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed';
import { larder } from './larder';

export default defineConfig({
  plugins: [svelte(), larder(), compressed()],
  build: { outDir: 'dist', sourcemap: false },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
  // Vitest leaves one core idle by itself; on two cores that is half of the time. How long a test
  // takes says how busy the machine is: the limit only ends what hangs. A thread a file costs a fifth
  // less than a process a file.
  test: { environment: 'happy-dom', maxWorkers: 2, pool: 'threads', testTimeout: 60_000 },
});

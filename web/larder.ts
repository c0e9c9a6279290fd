// The page's worker, built for itself: it knows every file of the build, so that it can keep them.
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

const CODE = /\.(js|css)$/;

export function larder(): Plugin {
  return {
    name: 'larder',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((name) => CODE.test(name));
      const page = bundle['index.html'];
      const seen = [...files, page && 'source' in page ? String(page.source) : ''];
      const mark = createHash('sha256').update(seen.join('\n')).digest('hex').slice(0, 16);
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          FILES: JSON.stringify(files.map((name) => `/${name}`)),
          BUILD: JSON.stringify(mark),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          lib: {
            entry: join(import.meta.dirname, 'src/worker/worker.ts'),
            formats: ['iife'],
            name: 'worker',
            fileName: () => 'worker.js',
          },
        },
      });
    },
  };
}

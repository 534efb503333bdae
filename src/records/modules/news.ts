import type { NewsPart } from '@/records/news/newsPart';

/** The modules' declarations of what is polled. */
export const newsParts = Object.values(
  import.meta.glob<{ news?: () => Promise<{ default: NewsPart }> }>('../../features/*/*.module.ts', {
    eager: true,
    import: 'default',
    query: '?only=news',
  }),
).flatMap(({ news }) => news ?? []);

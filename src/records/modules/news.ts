import type { NewsPart } from '@/records/news/newsPart';

/** What modules let be watched, as each declares it. */
export const newsParts = Object.values(
  import.meta.glob<{ news?: () => Promise<{ default: NewsPart }> }>('../../features/*/*.module.ts', {
    eager: true,
    import: 'default',
    query: '?only=news',
  }),
).flatMap(({ news }) => news ?? []);

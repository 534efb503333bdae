import type { Database } from '../../db';

const tags = [
  { name: 'Pimaco 6180 (30 por folha)', code: '6180', perLine: 3, perPage: 30 },
  { name: 'Pimaco 6181 (20 por folha)', code: '6181', perLine: 2, perPage: 20 },
  { name: 'Pimaco 6182 (14 por folha)', code: '6182', perLine: 2, perPage: 14 },
  { name: 'Pimaco 6183 (10 por folha)', code: '6183', perLine: 2, perPage: 10 },
  { name: 'Pimaco 6187 (80 por folha)', code: '6187', perLine: 4, perPage: 80 },
];

export function seedTags(db: Database): void {
  for (const tag of tags) db.tags.insert(tag);
}

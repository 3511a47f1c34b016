type Fields = Readonly<Record<string, unknown>>;
type Documents = Readonly<Record<string, Fields>>;

const KINDS = [
  { entities: 'products', slugs: 'productSlugs', counter: 'productCounter' },
  { entities: 'categories', slugs: 'categorySlugs', counter: 'categoryCounter' },
] as const;

function inCollection(documents: Documents, collection: string): (readonly [id: string, fields: Fields])[] {
  return Object.entries(documents).flatMap(([path, fields]) => {
    const [name, id, ...deeper] = path.split('/');
    return name === collection && id !== undefined && deeper.length === 0 ? [[id, fields] as const] : [];
  });
}

function problemsOf(documents: Documents, { entities, slugs, counter }: (typeof KINDS)[number]): string[] {
  const stored = inCollection(documents, entities);
  const reserved = new Map(inCollection(documents, slugs).map(([slug, { id }]) => [slug, id]));
  const last = Number(documents[`meta/${counter}`]?.last ?? 0);
  const problems = stored.flatMap(([id, fields]) => [
    ...(fields.id === Number(id) ? [] : [`${entities}/${id} says it is ${fields.id}`]),
    ...(reserved.get(String(fields.slug)) === fields.id ? [] : [`${entities}/${id}'s slug is not reserved`]),
    ...(Number(id) <= last ? [] : [`${entities}/${id} is past the counter, ${last}`]),
  ]);
  const held = new Map(stored.map(([, { id, slug }]) => [slug, id]));
  for (const [slug, id] of reserved) {
    if (held.get(slug) !== id)
      problems.push(`${slugs}/${slug} is reserved for ${id}, which does not have it`);
  }
  return problems;
}

function countProblems(documents: Documents): string[] {
  const products = inCollection(documents, 'products');
  const actual = {
    products: products.length,
    categories: inCollection(documents, 'categories').length,
    featured: products.filter(([, { isFeatured }]) => isFeatured === true).length,
  };
  const told = documents['meta/catalogue'] ?? {};
  return Object.entries(actual).flatMap(([name, count]) =>
    (told[name] ?? 0) === count ? [] : [`meta/catalogue tells ${told[name]} ${name}, there are ${count}`],
  );
}

/**
 * What in the stored catalogue does not fit together, as only half of a write could leave it (docs/architecture.md,
 * "Data"): an entity without its slug's reservation or the other way round, ids past the counter, wrong counts.
 * @param documents all documents by path, as the Firestore stand-in exports them
 * @returns a line a problem; none is as it should be
 */
export function catalogueProblems(documents: Documents): string[] {
  return [...KINDS.flatMap((kind) => problemsOf(documents, kind)), ...countProblems(documents)];
}

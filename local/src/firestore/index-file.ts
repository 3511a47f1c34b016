/** One field of an index in `firestore.indexes.json`: sorted, or indexed by the elements of its list. */
export type IndexField = {
  fieldPath: string;
  order?: 'ASCENDING' | 'DESCENDING';
  arrayConfig?: 'CONTAINS';
};

export type QueryScope = 'COLLECTION' | 'COLLECTION_GROUP';

/** A composite index in `firestore.indexes.json`. */
export type IndexDefinition = { collectionGroup: string; queryScope: QueryScope; fields: IndexField[] };

/** A field whose single-field indexes differ from the automatic ones. */
export type FieldOverride = {
  collectionGroup: string;
  fieldPath: string;
  ttl?: boolean;
  indexes: { order?: 'ASCENDING' | 'DESCENDING'; arrayConfig?: 'CONTAINS'; queryScope: QueryScope }[];
};

/**
 * The contents of `firestore.indexes.json`.
 * @see https://firebase.google.com/docs/reference/firestore/indexes
 */
export type IndexFile = { indexes: IndexDefinition[]; fieldOverrides: FieldOverride[] };

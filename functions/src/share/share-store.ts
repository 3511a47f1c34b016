import { deleteObject, listObjects, readObject, writeObject } from '../storage/objects.ts';

const shareObject = (name: string): string => `share/${name}`;

/** @param name such as `12-1k3x9.jpg`, the product's id in front @returns null where none is kept */
export const readShareImage = (name: string): Promise<Buffer | null> => readObject(shareObject(name));

/** Keeps the share image of a product in place of the ones it had. */
export async function keepShareImage(productId: number, name: string, image: Buffer): Promise<void> {
  await writeObject(shareObject(name), image, 'image/jpeg');
  const all = await listObjects(shareObject(`${productId}-`));
  await Promise.all(all.filter((path) => path !== shareObject(name)).map(deleteObject));
}

import {
  FRAME_PIXELS_MAX,
  IMAGE_PIXELS_MAX,
  IMAGE_SIDE_MAX,
  type ImageForm,
  STORED_IMAGE,
} from '@rad-rewind/contract/media';
import { HttpError } from '../http/http-error.ts';
import type { ImageKind } from './image-kind.ts';

/** A picture's size in pixels; of an animation, that of one frame, and how many it has. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  readonly frames: number;
}

const MILLION = 1_000_000;

/** What the head of a file says about how its pixels are kept. */
export interface FileHead {
  readonly kind: ImageKind;
  readonly frames: number;
  /** Whether the file holds the whole picture coarse first, and then finer. */
  readonly inSeveralPasses: boolean;
  readonly bitsAColour: number;
}

/** What decides how much memory a decoder takes for each pixel. */
export function imageForm({ kind, frames, inSeveralPasses, bitsAColour }: FileHead): ImageForm {
  if (frames > 1) return 'animation';
  if (kind === 'jpeg') return inSeveralPasses ? 'progressive JPEG' : 'JPEG';
  if (kind === 'png') return inSeveralPasses ? 'interlaced PNG' : 'PNG';
  if (kind === 'avif') return bitsAColour > 8 ? 'AVIF of more than 8 bits a colour' : 'AVIF';
  return kind === 'gif' ? 'GIF' : 'WebP';
}

/** What is said of a picture that has more pixels than its form may have; it names what is allowed. */
function tooManyPixels(form: ImageForm): HttpError {
  const most = `at most ${IMAGE_PIXELS_MAX[form] / MILLION} million pixels`;
  const allowed =
    form === 'animation'
      ? `An animation must have ${most} in all frames together, ${FRAME_PIXELS_MAX / MILLION} million in one`
      : `This image must have ${most} as ${form}`;
  return new HttpError(413, `${allowed}, and ${IMAGE_SIDE_MAX} a side`);
}

/**
 * Refuses a picture whose pixels would take more memory than there is (docs/product.md, "Pictures").
 * @throws HttpError 413
 */
export function refuseTooLarge(form: ImageForm, { width, height, frames }: PictureSize): void {
  const fits =
    Math.max(width, height) <= IMAGE_SIDE_MAX &&
    width * height * frames <= IMAGE_PIXELS_MAX[form] &&
    (frames === 1 || width * height <= FRAME_PIXELS_MAX);
  if (!fits) throw tooManyPixels(form);
}

/** The size in which a picture is stored: its own, or in proportion as large as `STORED_IMAGE` allows. */
export function storedSize({ width, height, frames }: PictureSize): PictureSize {
  const { side, pixels } = frames > 1 ? STORED_IMAGE.animation : STORED_IMAGE.still;
  const scale = Math.min(1, side / Math.max(width, height), Math.sqrt(pixels / (width * height * frames)));
  const scaled = (length: number) => Math.max(1, Math.floor(length * scale));
  return { width: scaled(width), height: scaled(height), frames };
}

/** Whether a picture is stored in a smaller size than its own. */
export function isOversize(size: PictureSize): boolean {
  return storedSize(size).width < size.width || storedSize(size).height < size.height;
}

/** A square part of a drawing, in the drawing's own units, of which each side has 600. */
export interface Crop {
  left: number;
  top: number;
  size: number;
}

/** A picture of the sample catalogue: a whole drawing, or a part of one seen from close by. */
export interface SamplePicture {
  /** Base name of the picture's file. */
  name: string;
  /** Base name of the drawing in `local/art`. */
  drawing: string;
  crop?: Crop;
}

const WHOLE_DRAWINGS = [
  ...['pager', 'disposable-camera', 'floppy-disks', 'brick-phone', 'crt-computer', 'pocket-organizer'],
  ...['clear-phone', 'game-joystick', 'windbreaker', 'bucket-hat', 'platform-sneakers', 'slap-bracelets'],
  ...['denim-overalls', 'fanny-pack', 'tinted-sunglasses', 'handheld-game', 'virtual-pet'],
  ...['roller-skates', 'water-blaster', 'spring-toy', 'yo-yo', 'collectible-caps', 'toy-robot'],
  ...['lava-lamp', 'lava-lamp-2', 'lava-lamp-3', 'lava-lamp-4', 'inflatable-chair', 'beaded-curtain'],
  ...['glow-stars', 'disco-ball', 'plasma-globe', 'alarm-clock-radio', 'neon-sign', 'cassette-player'],
  ...['boombox', 'vhs-tape', 'portable-cd-player', 'mixtape', 'karaoke-mic', 'keytar', 'cd-wallet'],
].map((drawing): SamplePicture => ({ name: drawing, drawing }));

const CLOSE_UPS: readonly SamplePicture[] = [
  { name: 'pager-screen', drawing: 'pager', crop: { left: 140, top: 150, size: 300 } },
  { name: 'pager-front', drawing: 'pager', crop: { left: 60, top: 200, size: 320 } },
  { name: 'disposable-camera-lens', drawing: 'disposable-camera', crop: { left: 170, top: 160, size: 280 } },
  { name: 'crt-computer-screen', drawing: 'crt-computer', crop: { left: 130, top: 40, size: 320 } },
  { name: 'windbreaker-collar', drawing: 'windbreaker', crop: { left: 180, top: 40, size: 260 } },
  { name: 'windbreaker-zigzag', drawing: 'windbreaker', crop: { left: 130, top: 170, size: 340 } },
  { name: 'handheld-game-screen', drawing: 'handheld-game', crop: { left: 160, top: 90, size: 260 } },
  { name: 'handheld-game-buttons', drawing: 'handheld-game', crop: { left: 180, top: 300, size: 260 } },
  { name: 'virtual-pet-screen', drawing: 'virtual-pet', crop: { left: 140, top: 220, size: 280 } },
  { name: 'roller-skates-wheels', drawing: 'roller-skates', crop: { left: 110, top: 330, size: 260 } },
  { name: 'toy-robot-chest', drawing: 'toy-robot', crop: { left: 180, top: 220, size: 260 } },
  { name: 'plasma-globe-arc', drawing: 'plasma-globe', crop: { left: 150, top: 60, size: 320 } },
  { name: 'cassette-player-window', drawing: 'cassette-player', crop: { left: 200, top: 170, size: 260 } },
  { name: 'cassette-player-headphones', drawing: 'cassette-player', crop: { left: 40, top: 220, size: 260 } },
  { name: 'boombox-speaker', drawing: 'boombox', crop: { left: 40, top: 250, size: 260 } },
  { name: 'boombox-deck', drawing: 'boombox', crop: { left: 190, top: 190, size: 240 } },
  { name: 'keytar-keys', drawing: 'keytar', crop: { left: 90, top: 190, size: 280 } },
];

/** Every picture that the sample products show. */
export const SAMPLE_PICTURES: readonly SamplePicture[] = [...WHOLE_DRAWINGS, ...CLOSE_UPS];

/**
 * Pictures that the sample products name and the shop lacks, though the production site has them: what the image
 * recovery and the image sync are for. None is a product's first picture, so no list shows a gap.
 */
export const PRODUCTION_ONLY_PICTURES: readonly string[] = ['keytar-keys', 'boombox-deck'];

/** Pictures that the sample products name and nobody has. */
export const LOST_PICTURES: readonly string[] = ['cd-wallet-open'];

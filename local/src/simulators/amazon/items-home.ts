import { itemsOf } from './item.ts';

export const HOME_AND_KITCHEN = itemsOf('HomeAndKitchen', [
  [
    'B0RW90H001',
    'Motion Lava Lamp, 14.5 Inch, Purple Liquid and Pink Wax',
    23.99,
    ['lava-lamp', 'lava-lamp-2', 'lava-lamp-3'],
    ['No two blobs are alike', 'Warms up in an hour', '25 watt bulb included'],
  ],
  [
    'B0RW90H002',
    'Large Lava Lamp, 17 Inch, Blue Liquid and Green Wax',
    38.5,
    ['lava-lamp-4', 'lava-lamp-2'],
    ['Seventeen inches of glow', 'Aluminum base', 'Inline switch'],
  ],
  [
    'B0RW90H003',
    'Plasma Globe, 6 Inch, Touch and Sound Reactive',
    32.99,
    ['plasma-globe'],
    ['Lightning follows your finger', 'Dances to music', 'Mains powered'],
  ],
  [
    'B0RW90H004',
    'Inflatable Arm Chair, Clear with Glitter',
    42.0,
    ['inflatable-chair'],
    ['Holds up to 220 lb', 'Repair patch included', 'Pumps up in five minutes'],
  ],
  [
    'B0RW90H005',
    'Rotating Disco Ball with Colored Spotlights, 8 Inch',
    28.95,
    ['disco-ball'],
    ['Turns three times a minute', 'Six colors', 'Hangs or stands'],
  ],
  [
    'B0RW90H006',
    'LED Neon Style Wall Sign, Lightning and Star, Pink and Blue',
    35.99,
    ['neon-sign'],
    ['Cool to the touch', 'USB powered', 'Ready to hang'],
  ],
  [
    'B0RW90H007',
    'Beaded Door Curtain, 90 Strings, Rainbow',
    33.25,
    ['beaded-curtain'],
    ['Fits doors up to 36 inches', 'Wooden rod', 'The rattle is part of it'],
  ],
  [
    'B0RW90H008',
    'Flip Style Alarm Clock Radio with Red Digits',
    26.49,
    ['alarm-clock-radio'],
    ['AM/FM', 'Snooze bar the size of your hand', 'Battery backup'],
  ],
]);

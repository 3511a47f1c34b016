import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../project.ts';
import { licencesPage } from './licences.ts';

/* `npm run licences`: writes docs/licences.md. */
writeFileSync(join(PROJECT_ROOT, 'docs/licences.md'), licencesPage());

/** Paths of WordPress 6.5.5 in node_modules: PHP in a zip, scripts and styles in a folder beside it. */
import { join } from 'node:path';
import { inProject } from '../../paths.mjs';

const BUILDS = inProject('node_modules/@wp-playground/wordpress-builds');

export const PACKAGE = join(BUILDS, 'package.json');
export const PHP_FILES = join(BUILDS, 'src/wordpress/wp-6.5.zip');
export const STATIC_FILES = join(BUILDS, 'public/wp-6.5');

/**
 * Serves the regions of classic cart widgets as WooCommerce's own fragments script does. boot loads this where such
 * a region is on the page and that script is not.
 */
import { startFragments } from './start';

startFragments(window);

/**
 * Refreshes the fragments of classic cart widgets like WooCommerce's wc-cart-fragments script. boot loads this file if
 * the page has such a widget and does not load that script.
 */
import { startFragments } from './start';

startFragments(window);

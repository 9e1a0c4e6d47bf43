/**
 * Loaded on a page with the plugin's cart or checkout where a plugin listens to an action of WooCommerce's classic
 * templates.
 */
import apiFetch from '@wordpress/api-fetch';
import { startClassicHooks } from './start';
import './style.scss';

startClassicHooks(window, apiFetch);

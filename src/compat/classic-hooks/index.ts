/**
 * Loaded on a page with the plugin's cart or checkout where a plugin listens to an action or a filter of WooCommerce's
 * classic templates.
 */
import apiFetch from '@wordpress/api-fetch';
import { pageGlobal } from '../../stores/shared/page-global';
import { classicLine } from './line';
import { findScreen, screenOf } from './screen';
import { startClassicHooks } from './start';
import { totalsOf } from './totals';
import './style.scss';

Object.assign(pageGlobal(), { classicLine, ...totalsOf(screenOf(findScreen(document))) });
startClassicHooks(window, apiFetch);

/** Loaded on a checkout that offers payment methods for WooCommerce's classic checkout only. */
import { startClassicGateways } from './start';
import './style.scss';

// Scripts of other plugins that follow this one register their methods themselves.
if (document.readyState === 'loading') {
	document.addEventListener('DOMContentLoaded', () => startClassicGateways(window));
} else {
	startClassicGateways(window);
}

/** Loaded on a page with the plugin's checkout where a plugin provides addresses (docs/extensions.md#address-autocomplete). */
import { whenHydrated } from '../../ui/when-hydrated';
import { startAddressAutocomplete } from './start';
import './style.scss';

const screen = document.querySelector('[data-island="checkout"]');
if (screen) {
	whenHydrated(screen, () => {
		const stores = window.storefrontIslands?.stores;
		if (stores) {
			startAddressAutocomplete(window, screen, stores);
		}
	});
}

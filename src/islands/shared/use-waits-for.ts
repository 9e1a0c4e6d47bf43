import { useSelect } from '@wordpress/data';
import { shoppingStore } from '../../stores/shopping/contract';

/**
 * Returns what pending changes of the cart are waiting for: the device's network, or a shop that does not respond; null
 * if they are not waiting.
 */
export const useWaitsFor = (): 'network' | 'shop' | null =>
	useSelect((select) => {
		const connection = select(shoppingStore).getConnection();
		if (connection.kind === 'online') {
			return null;
		}
		return connection.reason === 'offline' ? 'network' : 'shop';
	}, []);

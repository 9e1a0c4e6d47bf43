import { useSelect } from '@wordpress/data';
import { shoppingStore } from '../../stores/shopping/contract';

/** What changes of the cart wait for: the device's network, or a shop that does not answer. null while they go through. */
export const useWaitsFor = (): 'network' | 'shop' | null =>
	useSelect((select) => {
		const connection = select(shoppingStore).getConnection();
		if (connection.kind === 'online') {
			return null;
		}
		return connection.reason === 'offline' ? 'network' : 'shop';
	}, []);

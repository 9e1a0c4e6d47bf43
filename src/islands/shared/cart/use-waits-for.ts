import { useSelect } from '@wordpress/data';
import type { ConnectionState } from '../../../api/ports';
import { shoppingStore } from '../../../stores/cart/shopping/contract';
import type { WaitsFor } from '../../../ui/notices/notices';

/** Returns what pending changes of the cart are waiting for; null if they are not waiting. */
export const waitsFor = (connection: ConnectionState): WaitsFor | null => {
	if (connection.kind === 'online') {
		return null;
	}
	switch (connection.reason) {
		case 'offline':
			return 'network';
		case 'slow':
			return 'answer';
		case 'timeout':
		case 'lost':
			return 'shop';
	}
};

export const useWaitsFor = (): WaitsFor | null =>
	useSelect((select) => waitsFor(select(shoppingStore).getConnection()), []);

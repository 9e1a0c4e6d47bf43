import { createElement, Fragment } from '@wordpress/element';
import type { PluginParts } from '../parts';
import { AreaBlocks } from './slots/area-blocks';
import { useSlotProps } from './slots/use-slot-props';
import { placeOf } from './places';
import { RATE_PROPS } from './rate-props';

/** What plugins put into a place: fills of its slot, then the blocks of its areas. */
export const Place: PluginParts['Place'] = ({ place }) => {
	const { slot: Filled, areas = [] } = placeOf(place);
	const context = place.startsWith('cart/') ? 'woocommerce/cart' : 'woocommerce/checkout';
	const slotProps = useSlotProps(context);
	return (
		<Fragment>
			{Filled && <Filled.Slot {...slotProps} {...RATE_PROPS} />}
			{areas.map((area) => (
				<AreaBlocks key={area} area={area} />
			))}
		</Fragment>
	);
};

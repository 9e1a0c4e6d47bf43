import { createElement, Fragment } from '@wordpress/element';
import type { PluginSlots } from '../parts';
import { AreaBlocks } from './slots/area-blocks';
import { useSlotProps } from './slots/use-slot-props';
import { pluginSlotContent } from './places';
import { RATE_PROPS } from './rate-props';

/** Renders the content of plugins for a slot: the slot's fills, then the inner blocks of its parts. */
export const PluginSlot: PluginSlots['PluginSlot'] = ({ name }) => {
	const { slot: Filled, areas = [] } = pluginSlotContent(name);
	const context = name.startsWith('cart/') ? 'woocommerce/cart' : 'woocommerce/checkout';
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

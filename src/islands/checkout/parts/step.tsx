import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { pluginSlot } from '../../../compat/parts';
import { Heading } from '../../../ui/heading';
import { useIsHydrated } from '../../shared/use-taken-over';

interface StepProps {
	/** Id as in WooCommerce's block (contact-fields, shipping-fields …), which themes and plugins refer to. */
	readonly id: string;
	readonly title: string;
	/** Notices of the step's context (docs/behaviour.md#notice-contexts), below the title. */
	readonly notices: ReactNode;
	readonly children?: ReactNode;
}

/**
 * Section of the checkout: its heading labels the group of fields, plugins' inner blocks follow the fields.
 * Views\Checkout\Step prints the same without plugins' blocks.
 */
export const Step = ({ id, title, notices, children }: StepProps) => {
	const isHydrated = useIsHydrated();
	return (
		<fieldset id={id} className="storefront-step wc-block-components-checkout-step">
			<legend className="storefront-step__legend">
				<Heading className="storefront-step__title wc-block-components-checkout-step__title">
					{title}
				</Heading>
			</legend>
			{notices}
			{children}
			{isHydrated && pluginSlot(`checkout/${id}`)}
		</fieldset>
	);
};

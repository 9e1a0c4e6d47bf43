import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { ofPlugins } from '../../../compat/parts';
import { Heading } from '../../../ui/heading';
import { useTakenOver } from '../../shared/use-taken-over';

interface StepProps {
	/** As WooCommerce's block names it (contact-fields, shipping-fields …): themes and plugins know these ids. */
	readonly id: string;
	readonly title: string;
	/** The notices of its area (spec section 2), below the title. */
	readonly notices: ReactNode;
	readonly children?: ReactNode;
}

/**
 * A section of the checkout: its heading names the group of fields in it, plugins' blocks end it. Views\Checkout\Step prints
 * the same, without those.
 */
export const Step = ({ id, title, notices, children }: StepProps) => {
	const hasTakenOver = useTakenOver();
	return (
		<fieldset id={id} className="storefront-step wc-block-components-checkout-step">
			<legend className="storefront-step__legend">
				<Heading className="storefront-step__title wc-block-components-checkout-step__title">
					{title}
				</Heading>
			</legend>
			{notices}
			{children}
			{hasTakenOver && ofPlugins(`checkout/${id}`)}
		</fieldset>
	);
};

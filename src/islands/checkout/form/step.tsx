import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import stepBlocks from '../../../../data/step-blocks.json';
import { pluginSlot } from '../../../compat/plugin-slots';
import type { NoticeContext } from '../../../domain/failure/failure';
import { validationStore } from '../../../stores/checkout/validation';
import { classNames } from '../../../ui/class-names';
import { Heading } from '../../../ui/heading';
import { NoticeList } from '../../../ui/notices/notices';
import { useBlockTexts } from '../../shared/block-choices';
import { useIsHydrated } from '../../shared/hydrate';
import { useNotices } from '../../shared/notices';

interface StepProps {
	/** Id as in WooCommerce's block (contact-fields, shipping-fields …), which themes and plugins refer to. */
	readonly id: keyof typeof stepBlocks;
	/** Title, unless the block sets another one. */
	readonly title: string;
	/** Notices of the step's context (docs/behaviour.md#notice-contexts), below the title. */
	readonly notices: ReactNode;
	readonly children?: ReactNode;
}

/**
 * Section of the checkout: its heading labels the group of fields, plugins' inner blocks follow the fields.
 * Checkout\Form\Step prints the same without plugins' blocks.
 */
export const Step = ({ id, title, notices, children }: StepProps) => {
	const isHydrated = useIsHydrated();
	const [, draw] = useBlockTexts();
	const description = draw(`${id}-description`, '');
	return (
		<fieldset
			id={id}
			className={classNames(
				`storefront-step wc-block-components-checkout-step wp-block-woocommerce-checkout-${stepBlocks[id]}-block`,
				// Gateways measure fields that they add to the first one for a moment.
				['contact-fields', 'payment-method'].includes(id) && `wc-block-checkout__${id}`,
			)}
		>
			<legend className="storefront-step__legend">
				<Heading className="storefront-step__title wc-block-components-checkout-step__title">
					{draw(id, title)}
				</Heading>
			</legend>
			{description && (
				<p className="storefront-step__description wc-block-components-checkout-step__description">
					{description}
				</p>
			)}
			{notices}
			{children}
			{isHydrated && pluginSlot(`checkout/${id}`)}
		</fieldset>
	);
};

/**
 * Notices of a section (docs/behaviour.md#notice-contexts), at its start; none on the server. Messages that are shown
 * at a field are omitted.
 */
export const SectionNotices = ({ context }: { readonly context: NoticeContext }) => {
	const isHydrated = useIsHydrated();
	const { notices, dismiss } = useNotices(context);
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const atFields = Object.values(errors).map(({ message, hidden }) => (hidden ? '' : message));
	return (
		<NoticeList
			notices={isHydrated ? notices.filter(({ message }) => !atFields.includes(message)) : []}
			onDismiss={dismiss}
		/>
	);
};

import { Button, PanelBody } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { createElement, useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { Text } from '../shared/controls/controls';
import { nothing } from '../shared/nothing';

/** Duration of the button's "Copied" label, in milliseconds. */
const COPIED_DURATION = 2000;

/** Shows the URL that opens the popup, for copying into a link or a button. */
export const LinkPanel = ({ link }: { readonly link: string }) => {
	const [isCopied, setIsCopied] = useState(false);
	const ref = useCopyToClipboard<HTMLButtonElement>(link, () => setIsCopied(true));
	useEffect(() => {
		if (!isCopied) {
			return undefined;
		}
		const timer = setTimeout(() => setIsCopied(false), COPIED_DURATION);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return (
		<PanelBody title={__('Link that opens it', 'storefront-islands')} initialOpen={false}>
			<Text
				label={__('Address', 'storefront-islands')}
				help={__(
					'Give it to any link or button of a page that holds this popup.',
					'storefront-islands',
				)}
				value={link}
				readOnly
				onChange={nothing}
			/>
			<Button ref={ref} variant="secondary" __next40pxDefaultSize>
				{isCopied
					? __('Copied', 'storefront-islands')
					: __('Copy the address', 'storefront-islands')}
			</Button>
		</PanelBody>
	);
};

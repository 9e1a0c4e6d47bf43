import { useBlockProps } from '@wordpress/block-editor';
import { Disabled } from '@wordpress/components';
import { createElement, useState } from '@wordpress/element';
import { previewSettings } from '../../src/preview/page';
import { visitors } from '../my-account/preview';
import type { Visitor } from '../my-account/preview';
import { StateToolbar } from '../shared/state-toolbar';
import { AccountPreview } from './preview';

/** Edit component of the account page, as a customer or a guest sees it. */
export const AccountEdit = () => {
	const [visitor, setVisitor] = useState<Visitor>('customer');
	return (
		<div {...useBlockProps({ className: 'storefront-account-page' })}>
			<StateToolbar states={visitors()} shown={visitor} onShow={setVisitor} />
			<Disabled>
				<AccountPreview visitor={visitor} settings={previewSettings()} />
			</Disabled>
		</div>
	);
};

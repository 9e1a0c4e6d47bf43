import { useBlockProps } from '@wordpress/block-editor';
import { createElement, useState } from '@wordpress/element';
import { ServerPreview } from '../shared/in-place/server-preview';
import { StateToolbar } from '../shared/controls/state-toolbar';
import { visitors } from '../shared/controls/visitors';
import type { Visitor } from '../shared/controls/visitors';

/** Edit component of the account page, as a customer or a guest sees it. */
export const AccountEdit = () => {
	const [visitor, setVisitor] = useState<Visitor>('customer');
	return (
		<div {...useBlockProps()}>
			<StateToolbar states={visitors()} shown={visitor} onShow={setVisitor} />
			<ServerPreview block="account" state={visitor} />
		</div>
	);
};

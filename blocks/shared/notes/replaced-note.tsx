import { createElement, Fragment } from '@wordpress/element';
import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import type { ComponentType } from 'react';
import type { SiteData } from '../site-data';

interface EditedBlock {
	readonly name: string;
}

interface ReplacedNoteProps {
	readonly settingsUrl: string;
}

/** Note above a block of WooCommerce in whose place the page shows this plugin's. */
const ReplacedNote = ({ settingsUrl }: ReplacedNoteProps) => (
	<p className="storefront-editor-note">
		{__(
			'On the page, Storefront Islands shows its own block here and takes over what is set in this one.',
			'storefront-islands',
		)}
		{settingsUrl !== '' && (
			<Fragment>
				{' '}
				<a href={settingsUrl} target="_blank" rel="noopener">
					{__('Change this in the settings', 'storefront-islands')}
				</a>
			</Fragment>
		)}
	</p>
);

/** Adds the note to the edit components of the replaced blocks. */
export const noteReplacedBlocks = ({
	replaced,
	settingsUrl,
}: Pick<SiteData, 'replaced' | 'settingsUrl'>): void => {
	if (replaced.length === 0) {
		return;
	}
	const withNote = (BlockEdit: ComponentType<EditedBlock>) => (props: EditedBlock) => (
		<Fragment>
			{replaced.includes(props.name) && <ReplacedNote settingsUrl={settingsUrl} />}
			<BlockEdit {...props} />
		</Fragment>
	);
	addFilter('editor.BlockEdit', 'storefront-islands/replaced', withNote);
};

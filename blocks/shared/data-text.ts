import { __ } from '@wordpress/i18n';

/** Translates a text of data, where `npm run i18n` finds it (tools/i18n/from-data.mjs). */
export const dataText = (text: string): string => __(text, 'storefront-islands');

<?php
/**
 * Shop that replaces WooCommerce's checkout block, wherever it stands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_settings',
	static function (): array {
		return array( 'replace_checkout' => true );
	}
);

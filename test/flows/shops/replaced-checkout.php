<?php
/**
 * Shop that replaces WooCommerce's cart and checkout blocks, wherever they stand, and has icons of payment methods.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_settings',
	static function (): array {
		return array(
			'replace_cart'     => true,
			'replace_checkout' => true,
		);
	}
);

add_filter(
	'woocommerce_gateway_icon',
	static function ( $icon, $id ) {
		return 'cod' === $id ? '<img src="/wp-includes/images/blank.gif" alt="Cash &amp; more" onload="document.title = 1"><script>document.title = 2</script>' : $icon;
	},
	10,
	2
);

<?php
/**
 * The payment methods with which WooCommerce's answers were recorded: without the test card.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_demo_test_card',
	static function (): string {
		return 'no';
	}
);

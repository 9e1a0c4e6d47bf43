<?php
/**
 * Payment methods with which WooCommerce's responses were recorded: all but the test card.
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

add_filter(
	'pre_option_storefront_islands_demo_test_card',
	static function (): string {
		return 'no';
	}
);

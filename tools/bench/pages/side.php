<?php
/**
 * Shows WooCommerce's blocks in the place of the plugin's where a request asks for it, and tells what a page has cost.
 * Must-use plugin of `npm run bench:server -- --pages`.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

defined( 'ABSPATH' ) || exit;

if ( 'cli' === PHP_SAPI ) {
	return;
}

// The page is collected, so that its header can tell what all of it has cost, with the session that is saved at its end.
ob_start();
remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
$storefront_islands_level = ob_get_level();
$storefront_islands_cpu   = static function (): float {
	$usage = getrusage();
	return ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) * 1000 + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
};
// A process of PHP-FPM has answered others before.
$storefront_islands_began = $storefront_islands_cpu();
add_action(
	'shutdown',
	static function () use ( $storefront_islands_level, $storefront_islands_cpu, $storefront_islands_began ): void {
		while ( ob_get_level() > $storefront_islands_level ) {
			ob_end_flush();
		}
		header(
			sprintf(
				'Server-Timing: cpu;dur=%.1f, queries;dur=%d, files;dur=%d, memory;dur=%.1f',
				$storefront_islands_cpu() - $storefront_islands_began,
				$GLOBALS['wpdb']->num_queries,
				count( get_included_files() ),
				memory_get_peak_usage() / 1048576
			)
		);
		ob_end_flush();
	},
	PHP_INT_MAX
);

/** @var string $storefront_islands_side 'ours'; 'its': WooCommerce's blocks; 'alone': the same without the plugin. */
$storefront_islands_side = sanitize_key( $_SERVER['HTTP_X_BENCH_SIDE'] ?? 'ours' );

// The demo shop, which has only filled this one, is on no real site.
$storefront_islands_off = 'alone' === $storefront_islands_side ? '#^storefront-islands#' : '#^storefront-islands-demo-shop/#';
add_filter( 'option_active_plugins', static fn( array $plugins ): array => array_values( preg_grep( $storefront_islands_off, $plugins, PREG_GREP_INVERT ) ) );

// Templates of either side; those that it does not have are the shop's.
$storefront_islands_prefix = 'ours' === $storefront_islands_side ? 'ours' : 'its';
foreach ( array( 'archive', 'single' ) as $storefront_islands_kind ) {
	add_filter(
		"{$storefront_islands_kind}_template_hierarchy",
		static fn( array $files ): array => array_merge( array_map( static fn( string $file ): string => "$storefront_islands_prefix-$file", $files ), $files )
	);
}

if ( 'ours' === $storefront_islands_side ) {
	return;
}

// Its cart and checkout are pages of their own, which are then the shop's.
foreach ( array( 'cart', 'checkout' ) as $storefront_islands_page ) {
	$storefront_islands_id = (int) sanitize_key( $_SERVER[ 'HTTP_X_BENCH_' . strtoupper( $storefront_islands_page ) ] ?? '' );
	add_filter( "pre_option_woocommerce_{$storefront_islands_page}_page_id", static fn(): int => $storefront_islands_id );
}

add_filter(
	'render_block_data',
	static function ( array $block ): array {
		if ( 'core/template-part' === $block['blockName'] && in_array( $block['attrs']['slug'] ?? '', array( 'header', 'footer' ), true ) ) {
			$block['attrs']['slug'] = "its-{$block['attrs']['slug']}";
		}
		return $block;
	}
);

// As many products as in the sample shop's grid.
add_filter( 'loop_shop_per_page', static fn(): int => 24, PHP_INT_MAX );

<?php
/**
 * Steps of test/idempotency/network.mjs, chosen by STEP; prints the result as JSON.
 */

declare(strict_types=1);

use StorefrontIslands\Admin\Lifecycle\Uninstall;
use StorefrontIslands\Orders\Limits\Log\PaymentLog;
use StorefrontIslands\Orders\Records\IdempotencyStore;
use StorefrontIslands\Orders\Records\RecordsTable;
use StorefrontIslands\Orders\Records\StoredRow;

require getenv( 'SITE' ) . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/admin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

/** Returns the number of rows in a site's table; claims a name first. */
$storefront_islands_claim = static function ( int $site ): int {
	global $wpdb;
	switch_to_blog( $site );
	RecordsTable::ensure();
	PaymentLog::table()->ensure();
	( new IdempotencyStore( 'lock' ) )->claim( str_repeat( 'f', 64 ), new StoredRow( time() + 60, 'mine' ) );
	$rows = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', RecordsTable::name() ) ); // phpcs:ignore WordPress.DB -- a test.
	restore_current_blog();
	return $rows;
};

/** True if a site has one of its tables. */
$storefront_islands_has_table = static function ( int $site ): bool {
	global $wpdb;
	$has = static function ( string $table ) use ( $wpdb, $site ): bool {
		return null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->get_blog_prefix( $site ) . "storefront_islands_$table" ) ) ); // phpcs:ignore WordPress.DB -- a test.
	};
	return $has( 'records' ) || $has( 'payments' );
};

switch ( getenv( 'STEP' ) ) {
	case 'create-network':
		global $wpdb;
		foreach ( $wpdb->tables( 'ms_global' ) as $storefront_islands_name => $storefront_islands_table ) {
			$wpdb->$storefront_islands_name = $storefront_islands_table;
		}
		install_network();
		populate_network( 1, (string) wp_parse_url( (string) getenv( 'SHOP' ), PHP_URL_HOST ) . ':' . wp_parse_url( (string) getenv( 'SHOP' ), PHP_URL_PORT ), 'admin@example.com', 'Network', '/', false );
		break;
	case 'claim-on-both':
		$storefront_islands_second = wpmu_create_blog( (string) wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ), '/second/', 'Second', 1 );
		echo wp_json_encode(
			array(
				'first'  => (int) ( 0 < $storefront_islands_claim( 1 ) ),
				'second' => $storefront_islands_claim( (int) $storefront_islands_second ),
			)
		);
		break;
	case 'delete-site':
		$storefront_islands_third = (int) wpmu_create_blog( (string) wp_parse_url( home_url(), PHP_URL_HOST ) . ':' . wp_parse_url( home_url(), PHP_URL_PORT ), '/third/', 'Third', 1 );
		$storefront_islands_claim( $storefront_islands_third );
		wpmu_delete_blog( 2, true );
		echo wp_json_encode(
			array(
				'second' => $storefront_islands_has_table( 2 ),
				'third'  => $storefront_islands_has_table( $storefront_islands_third ),
			)
		);
		break;
	case 'uninstall':
		Uninstall::run();
		$storefront_islands_left = 0;
		foreach ( get_sites( array( 'fields' => 'ids' ) ) as $storefront_islands_site ) {
			$storefront_islands_left += (int) $storefront_islands_has_table( (int) $storefront_islands_site );
		}
		echo wp_json_encode( array( 'left' => $storefront_islands_left ) );
		break;
}
